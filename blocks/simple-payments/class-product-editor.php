<?php
namespace Mainstreet\Blocks\Simple_Payments;

use Mainstreet\Core\Options\Settings_Page;
use Mainstreet\Payments\Orders\Order;

defined( 'ABSPATH' ) || exit;

/** Passes the state of payments to the editor, and records products whose payee PayPal rejected. */
final class Product_Editor {

	/**
	 * Adds whether visitors can buy products, and the URL of the settings.
	 *
	 * @param array $own State (Editor_State::own()).
	 * @return array With `products`: `isReady`, `provider` ('' for none), `mode`, `settingsUrl` ('' for users without access to the settings).
	 */
	public static function add_state( $own ) {
		$provider        = Product::get_provider();
		$own['products'] = array(
			'isReady'     => null !== $provider,
			'provider'    => $provider ? $provider->name() : '',
			'mode'        => $provider ? $provider->mode() : '',
			'settingsUrl' => current_user_can( 'manage_options' ) ? Settings_Page::url() . '#/payments' : '',
		);
		return $own;
	}

	/**
	 * Records that PayPal rejected the email address of a product, so that the block can show a warning.
	 *
	 * @param Order $order Order that could not be created.
	 */
	public static function record_refusal( Order $order ): void {
		if ( Product::TYPE === get_post_type( $order->plan_id ) ) {
			update_post_meta( $order->plan_id, 'spay_status', Product::PAYEE_REFUSED );
		}
	}

	/**
	 * Returns the text of the link that replaces the block in emails.
	 *
	 * @param array $block Parsed block.
	 * @return string Plain text.
	 */
	public static function filter_mail_link_text( $text, $block ) {
		return 'jetpack/simple-payments' === $block['blockName'] ? Product_Card::get_link_text( (string) $block['innerHTML'] ) : $text;
	}
}
