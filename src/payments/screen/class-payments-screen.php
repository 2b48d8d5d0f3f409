<?php
namespace Mainstreet\Payments\Screen;

use Mainstreet\Admin\Admin_Screen;
use Mainstreet\Core\Options\Settings_Page;
use Mainstreet\Payments\Orders\Providers\Providers;
use Mainstreet\Registration\Rest\Routes;
use Mainstreet\Responses\Screen\Responses_Screen;

defined( 'ABSPATH' ) || exit;

/** Admin screen with orders, plans, members and totals. The TypeScript files in this folder render it. */
final class Payments_Screen {

	const SLUG = 'mainstreet-payments';
	const NAME = 'payments';

	/** Adds the screen to the menu of Responses_Screen. */
	public static function add_to_menu(): void {
		$hook = add_submenu_page(
			Responses_Screen::SLUG,
			__( 'Payments', 'mainstreet-blocks' ),
			__( 'Payments', 'mainstreet-blocks' ),
			'manage_options',
			self::SLUG,
			array( __CLASS__, 'render' )
		);
		Admin_Screen::on_open( $hook, array( __CLASS__, 'enqueue' ) );
	}

	/** Enqueues script and styles. */
	public static function enqueue(): void {
		Admin_Screen::enqueue(
			self::NAME,
			array(
				'export'   => array(
					'url'   => rest_url( Routes::OWN . '/payments/orders.csv' ),
					'nonce' => wp_create_nonce( 'wp_rest' ),
				),
				'services' => self::get_services(),
				'settings' => Settings_Page::url() . '#/payments',
			),
			true
		);
	}

	/** Renders the container of the app. */
	public static function render(): void {
		Admin_Screen::render( self::NAME, __( 'Payments', 'mainstreet-blocks' ) );
	}

	/** Lists the payment providers that are set up in their current mode (list of `name`, `label`, `mode`). */
	public static function get_services(): array {
		return array_map(
			static function ( $provider ) {
				return array(
					'name'  => $provider->name(),
					'label' => $provider->label(),
					'mode'  => $provider->mode(),
				);
			},
			array_values( Providers::get_ready() )
		);
	}

	/**
	 * Adds the payments section to the settings.
	 *
	 * @param array[] $sections See Option_Fields::sections().
	 * @return array[]
	 */
	public static function add_section( $sections ) {
		$screen     = admin_url( 'admin.php?page=' . self::SLUG );
		$sections[] = array(
			'id'      => 'payments',
			'label'   => __( 'Selling', 'mainstreet-blocks' ),
			'note'    => __( 'Buyers pay into your own account; this plugin takes no share.', 'mainstreet-blocks' ),
			'service' => '',
			'links'   => array(
				array(
					'url'   => $screen,
					'label' => __( 'Refund or export orders', 'mainstreet-blocks' ),
				),
				array(
					'url'   => $screen . '#/plans',
					'label' => __( 'Plans', 'mainstreet-blocks' ),
				),
				array(
					'url'   => $screen . '#/members',
					'label' => __( 'Members', 'mainstreet-blocks' ),
				),
			),
		);
		return $sections;
	}
}
