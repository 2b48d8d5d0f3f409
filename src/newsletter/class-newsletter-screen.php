<?php
namespace Mainstreet\Newsletter;

use Mainstreet\Admin\Admin_Screen;
use Mainstreet\Registration\Modules\Modules;
use Mainstreet\Registration\Rest\Routes;
use Mainstreet\Responses\Screen\Responses_Screen;

defined( 'ABSPATH' ) || exit;

/**
 * Subscribers, and what is sent to them; src/newsletter/screen draws it.
 */
final class Newsletter_Screen {

	const SLUG = 'mainstreet-newsletter';
	const NAME = 'newsletter';

	/** Adds the screen to the menu that Responses_Screen makes. */
	public static function add(): void {
		$hook = add_submenu_page(
			Responses_Screen::SLUG,
			__( 'Newsletter', 'mainstreet-blocks' ),
			__( 'Newsletter', 'mainstreet-blocks' ),
			'manage_options',
			self::SLUG,
			array( __CLASS__, 'render' )
		);
		Admin_Screen::on_open( $hook, array( __CLASS__, 'enqueue' ) );
	}

	/** Loads script and style. */
	public static function enqueue(): void {
		Admin_Screen::enqueue(
			self::NAME,
			array(
				'export' => array(
					'url'   => rest_url( Routes::OWN . '/subscribers/export' ),
					'nonce' => wp_create_nonce( 'wp_rest' ),
				),
			),
			true
		);
	}

	/** Prints the frame. */
	public static function render(): void {
		Admin_Screen::render( self::NAME, __( 'Newsletter', 'mainstreet-blocks' ) );
	}

	/**
	 * Tells the form block where people who signed up by it are seen, for who manages the site.
	 *
	 * @param array $state See Editor_State::own().
	 * @return array
	 */
	public static function add_to_editor( $state ) {
		if ( current_user_can( 'manage_options' ) ) {
			$state['forms']['subscribers'] = admin_url( 'admin.php?page=' . self::SLUG );
		}
		return $state;
	}

	/**
	 * Adds the part of the settings about newsletters.
	 *
	 * @param array[] $sections See Option_Fields::sections().
	 * @return array[]
	 */
	public static function add_section( $sections ) {
		$screen     = admin_url( 'admin.php?page=' . self::SLUG );
		$sections[] = array(
			'id'      => 'newsletter',
			'label'   => __( 'Newsletter', 'mainstreet-blocks' ),
			'note'    => __( 'Ask your host whether emails from the sender address pass SPF and DKIM checks. Without them, many emails end up in spam folders.', 'mainstreet-blocks' ),
			'service' => '',
			'links'   => array(
				array(
					'url'   => $screen . '#/campaigns',
					'label' => __( 'Manage sent newsletters', 'mainstreet-blocks' ),
				),
				array(
					'url'   => $screen,
					'label' => __( 'Import or export subscribers', 'mainstreet-blocks' ),
				),
			),
		);
		return $sections;
	}

	/**
	 * Tells scripts of the editor whether the site has a newsletter.
	 *
	 * @param array $site See Editor_State::site().
	 * @return array
	 */
	public static function add_to_site( $site ) {
		$site['is_newsletter_feature_enabled'] = Modules::is_on( 'subscriptions' ) && ! Modules::has_conflict( 'subscriptions' );
		return $site;
	}
}
