<?php
namespace Mainstreet\Payments\Screen;

use Mainstreet\Admin\Admin_Screen;
use Mainstreet\Admin\Dashboard_Widget;
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
		Admin_Screen::on_open( $hook, array( __CLASS__, 'enqueue' ), static fn() => self::help() );
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

	/** Returns the help tabs (title => paragraphs). */
	private static function help(): array {
		return array(
			__( 'Overview', 'mainstreet-blocks' ) => array(
				__( 'Here are donations and payments, plans, and members. Buyers pay into your own account at Stripe or PayPal.', 'mainstreet-blocks' ),
				__( 'Payments in test mode move no money.', 'mainstreet-blocks' ),
			),
			__( 'Refunds', 'mainstreet-blocks' ) => array(
				__( 'Open an order to refund all or a part of it. The refund is made at the payment service; a subscription can be ended at the same time.', 'mainstreet-blocks' ),
			),
		);
	}

	/**
	 * Adds the number of payments of this month to the dashboard, if the site has had payments.
	 *
	 * @param array[] $figures See Dashboard_Widget::add().
	 * @return array[]
	 */
	public static function add_figure( $figures ) {
		$count = current_user_can( 'manage_options' ) ? Dashboard_Widget::remember( 'payments', static fn() => Order_Totals::count_this_month() ) : -1;
		if ( $count >= 0 ) {
			$figures[] = array(
				/* translators: %s: number of payments. */
				'text' => sprintf( _n( '%s payment this month', '%s payments this month', $count, 'mainstreet-blocks' ), number_format_i18n( $count ) ),
				'url'  => admin_url( 'admin.php?page=' . self::SLUG ),
				'icon' => 'money-alt',
			);
		}
		return $figures;
	}
}
