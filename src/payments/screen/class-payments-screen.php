<?php
namespace Mainstreet\Payments\Screen;

use Mainstreet\Admin\Admin_Screen;
use Mainstreet\Admin\Dashboard_Widget;
use Mainstreet\Core\Attributes;
use Mainstreet\Core\Options\Settings_Page;
use Mainstreet\Payments\Orders\Providers\Providers;
use Mainstreet\Registration\Rest\Routes;
use Mainstreet\Responses\Screen\Responses_Screen;

defined( 'ABSPATH' ) || exit;

/** Admin screen with orders, plans, members and totals. The TypeScript files in this folder render it. */
final class Payments_Screen {

	const SLUG = 'mainstreet-payments';
	const NAME = 'payments';

	/** Maximum length of the `state` with which the editor opens the settings. */
	const MAX_STATE = 2000;

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

	/**
	 * Adds the link back to the editor to the state of the settings screen, unless it has one. A parameter of the link tells the editor
	 * whether payments are set up now. Filter `mainstreet_settings_state`.
	 *
	 * @param array $state State of the screen.
	 */
	public static function add_editor_link( $state ) {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- only selects the target of a link.
		$given = Attributes::parameter( $_GET, 'state' );
		if ( '' === $given || ! empty( $state['returnUrl'] ) ) {
			return $state;
		}
		$url = self::get_editor_url( $given );
		if ( '' !== $url ) {
			/** This filter is documented in src/payments/plans/class-payments-account.php */
			$account = apply_filters( 'mainstreet_payments_account', null );
			$is_set  = is_array( $account ) && ! empty( $account['connected'] );
			$name    = $is_set ? 'stripe_connect_success' : 'stripe_connect_cancelled';
			// When keys are saved on this screen, return-link.ts in src/settings/screen updates the parameter.
			$state['returnUrl'] = add_query_arg( $name, '1', $url );
		}
		return $state;
	}

	/**
	 * Returns the URL of the editor that a state names (docs/server-contract.md A22).
	 *
	 * @param string $state Base64 of JSON with `from_editor_post_id`, or with `from_site_editor_post_id` and `from_site_editor_post_type`;
	 *                      any value.
	 * @return string '' if invalid, or if the user may not edit the post.
	 */
	public static function get_editor_url( string $state ): string {
		// Accepts URL-safe base64, and "+" decoded to a space.
		$json = strlen( $state ) > self::MAX_STATE ? false : base64_decode( strtr( $state, '-_ ', '+/+' ), true );
		$read = is_string( $json ) ? json_decode( $json, true ) : null;
		if ( ! is_array( $read ) ) {
			return '';
		}
		$post = isset( $read['from_editor_post_id'] ) && is_numeric( $read['from_editor_post_id'] ) ? (int) $read['from_editor_post_id'] : 0;
		if ( $post > 0 ) {
			return (string) get_edit_post_link( $post, 'raw' );
		}
		$text = static fn( $name ) => isset( $read[ $name ] ) && is_scalar( $read[ $name ] ) ? (string) $read[ $name ] : '';
		$id   = $text( 'from_site_editor_post_id' );
		if ( '' === $id || ! current_user_can( 'edit_theme_options' ) ) {
			return '';
		}
		$query = array(
			'postType' => rawurlencode( $text( 'from_site_editor_post_type' ) ),
			'postId'   => rawurlencode( $id ),
			'canvas'   => 'edit',
		);
		return add_query_arg( $query, admin_url( 'site-editor.php' ) );
	}
}
