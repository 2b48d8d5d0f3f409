<?php
namespace Mainstreet\Settings;

use Mainstreet\Core\Rest\Controller;
use Mainstreet\Registration\Modules\Plan_Gates;

defined( 'ABSPATH' ) || exit;

/** Registers the REST routes of the settings screen. */
final class Settings_Controller extends Controller {

	public function register_routes() {
		$may = $this->require_capability( 'manage_options' );
		$this->register_settings( $may );
		$this->register_accounts( $may );
		$on       = array(
			'on' => array(
				'type'        => 'boolean',
				'required'    => true,
				'description' => __( 'Whether the module is on.', 'mainstreet-blocks' ),
			),
		);
		$may_edit = $this->require_capability( 'edit_posts' );
		$this->register_route( '/modules', $this->endpoint( 'GET', array( Module_States::class, 'all' ), $may ) );
		$this->register_route( '/modules/(?P<id>[a-z-]+)', $this->endpoint( 'POST', array( Module_States::class, 'change' ), $may, $on ) );
		$this->register_route( '/plans', $this->endpoint( 'GET', array( Plan_Gates::class, 'plans' ), $may_edit ) );
		$this->register_route( '/site', $this->endpoint( 'GET', array( Plan_Gates::class, 'site' ), $may_edit ), 'jetpack/v4' );
	}

	private function register_settings( \Closure $may ): void {
		$service = array(
			'service' => array(
				'type'        => 'string',
				'description' => __( 'ID of the service.', 'mainstreet-blocks' ),
			),
		);
		$file    = array(
			'file' => array(
				'type'        => 'object',
				'required'    => true,
				'description' => __( 'Contents of an exported settings file.', 'mainstreet-blocks' ),
			),
		);
		$this->register_route(
			'/settings',
			array(
				$this->endpoint( 'GET', array( Settings::class, 'values' ), $may ),
				$this->endpoint( 'POST', array( Settings::class, 'save' ), $may, Settings::args() ),
				'schema' => array( Settings::class, 'schema' ),
			)
		);
		$this->register_route( '/settings/test/(?P<service>[a-z-]+)', $this->endpoint( 'POST', array( Settings::class, 'test' ), $may, $service ) );
		$this->register_route( '/settings/export', $this->endpoint( 'GET', array( Settings::class, 'export' ), $may ) );
		$this->register_route( '/settings/import', $this->endpoint( 'POST', array( Settings::class, 'import' ), $may, $file ) );
	}

	private function register_accounts( \Closure $may ): void {
		$accounts = new Account_List();
		$who      = array(
			'who' => $this->choice_schema( array( 'all', 'me' ) ) + array( 'description' => __( 'Who can use the account: everyone who can publish posts, or only the current user.', 'mainstreet-blocks' ) ),
		);
		$word     = $this->text_schema( 400 ) + array( 'required' => true );
		$app      = array(
			'app_id'     => $word + array( 'description' => __( 'ID of the site owner’s app on the service.', 'mainstreet-blocks' ) ),
			'app_secret' => $word + array( 'description' => __( 'App secret. It is stored encrypted and never returned.', 'mainstreet-blocks' ) ),
		);
		$this->register_route( '/accounts', $this->endpoint( 'GET', array( $accounts, 'all' ), $may ) );
		$this->register_route(
			'/accounts/(?P<id>\d+)',
			array(
				$this->endpoint( 'DELETE', array( $accounts, 'remove' ), $may ),
				$this->endpoint( 'POST', array( $accounts, 'change_owner' ), $may, $who ),
			)
		);
		$this->register_route( '/accounts/(?P<id>\d+)/test', $this->endpoint( 'POST', array( $accounts, 'test' ), $may ) );
		$this->register_route(
			'/accounts/(?P<service>[a-z_-]+)/app',
			array(
				$this->endpoint( 'POST', array( $accounts, 'save_app' ), $may, $app ),
				$this->endpoint( 'DELETE', array( $accounts, 'remove_app' ), $may ),
			)
		);
	}
}
