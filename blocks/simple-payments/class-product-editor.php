<?php
namespace Mainstreet\Blocks\Simple_Payments;

use Mainstreet\Core\Options\Settings_Page;
use Mainstreet\Payments\Orders\Order;

defined( 'ABSPATH' ) || exit;

/**
 * Adds to the state of the editor script.
 */
final class Product_Editor {

	/** In the meta `spay_status`: PayPal does not pay the product's address. Saving the product takes it away. */
	const REFUSED = 'payee_refused';

	/**
	 * Says whether visitors can pay for products, and where that is set up.
	 *
	 * @param array $own State (Editor_State::own()).
	 * @return array With `products`: `isReady`, `provider` ('' for none), `mode`, `settingsUrl` ('' for who can't set it up).
	 */
	public static function add_state( $own ) {
		$provider        = Product_Offer::provider();
		$own['products'] = array(
			'isReady'     => null !== $provider,
			'provider'    => $provider ? $provider->name() : '',
			'mode'        => $provider ? $provider->mode() : '',
			'settingsUrl' => current_user_can( 'manage_options' ) ? Settings_Page::url() . '#/payments' : '',
		);
		return $own;
	}

	/**
	 * Notes that PayPal did not take a product's address, for the block to say so.
	 *
	 * @param Order $order Order that could not be begun.
	 */
	public static function note_refusal( Order $order ): void {
		if ( Product_Types::PRODUCT === get_post_type( $order->plan_id ) ) {
			update_post_meta( $order->plan_id, 'spay_status', self::REFUSED );
		}
	}

	/**
	 * What the link says that a mail has in place of the block.
	 *
	 * @param string $text  Text.
	 * @param array  $block Parsed block.
	 * @return string Plain text.
	 */
	public static function mail_link( $text, $block ) {
		return 'jetpack/simple-payments' === $block['blockName'] ? Product_Card::link_text( (string) $block['innerHTML'] ) : $text;
	}
}
