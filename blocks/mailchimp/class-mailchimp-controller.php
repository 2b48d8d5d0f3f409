<?php
namespace Mainstreet\Blocks\Mailchimp;

use Mainstreet\Connections\Secrets\Secrets;
use Mainstreet\Core\Errors;
use Mainstreet\Core\Rest\Controller;

defined( 'ABSPATH' ) || exit;

/** Routes of the Mailchimp block, in the format of existing editors (docs/server-contract.md A16, A17). */
final class Mailchimp_Controller extends Controller {

	public function register_routes() {
		$may_edit   = $this->require_capability( 'edit_posts' );
		$may_manage = $this->require_capability( 'manage_options' );
		$recheck    = array(
			'recheck' => array(
				'type'        => 'boolean',
				'default'     => false,
				'description' => __( 'Whether to refresh the cached data from Mailchimp.', 'mainstreet-blocks' ),
			),
		);
		$this->register_route( '/mailchimp', $this->endpoint( 'GET', array( $this, 'get_connection' ), $may_edit, $recheck ), 'wpcom/v2' );
		$this->register_route( '/mailchimp/groups', $this->endpoint( 'GET', array( $this, 'get_groups' ), $may_edit, $recheck ), 'wpcom/v2' );
		$this->register_route( '/mailchimp/settings', $this->endpoint( 'GET', array( $this, 'get_settings' ), $may_manage, $recheck ), 'wpcom/v2' );
		$this->register_route( '/mailchimp/audiences', $this->endpoint( 'GET', array( $this, 'get_audiences' ), $may_manage, $recheck ) );
	}

	/**
	 * Returns whether the block can be used. Sends no request to Mailchimp.
	 *
	 * @return array|\WP_Error `code` (`connected`, `not_connected`), `connect_url`, `site_id`.
	 */
	public function get_connection( \WP_REST_Request $request ) {
		if ( $request['recheck'] ) {
			Mailchimp_Api::clear_cache();
		}
		if ( '' !== Secrets::get( 'mailchimp' ) && Mailchimp_Api::is_rejected() ) {
			return Errors::rejected( 'Mailchimp' );
		}
		return array(
			'code'        => Mailchimp_Api::is_ready() ? 'connected' : 'not_connected',
			'connect_url' => admin_url( 'options-general.php?page=mainstreet#/connections/mailchimp' ),
			'site_id'     => get_current_blog_id(),
		);
	}

	/**
	 * Returns the groups of the chosen audience.
	 *
	 * @return array|\WP_Error `interest_categories`.
	 */
	public function get_groups( \WP_REST_Request $request ) {
		if ( ! Mailchimp_Api::is_ready() ) {
			return new \WP_Error( 'mailchimp_not_connected', __( 'Your site is not connected to Mailchimp yet.', 'mainstreet-blocks' ), array( 'status' => 403 ) );
		}
		if ( $request['recheck'] ) {
			Mailchimp_Api::clear_cache();
		}
		$groups = Mailchimp_Api::fetch_groups();
		return is_wp_error( $groups ) ? $groups : array( 'interest_categories' => $groups );
	}

	/**
	 * Returns the id of the chosen audience (by default the one chosen in Jetpack), and all audiences.
	 *
	 * @return array|\WP_Error `follower_list_id`, `audiences`.
	 */
	public function get_settings( \WP_REST_Request $request ) {
		$audiences = $this->get_audiences( $request );
		$chosen    = Mailchimp_Api::audience();
		return is_wp_error( $audiences ) ? $audiences : array(
			'follower_list_id' => '' === $chosen ? Mailchimp_Api::jetpack_audience() : $chosen,
			'audiences'        => $audiences,
		);
	}

	/**
	 * Returns all audiences of the account.
	 *
	 * @return array[]|\WP_Error As Mailchimp_Api::fetch_audiences().
	 */
	public function get_audiences( \WP_REST_Request $request ) {
		if ( $request['recheck'] ) {
			Mailchimp_Api::clear_cache();
		}
		return Mailchimp_Api::fetch_audiences();
	}
}
