<?php
namespace Mainstreet\Payments\Stripe\Api;

use Mainstreet\Payments\Plans\Plan;
use Mainstreet\Payments\Plans\Plans;

defined( 'ABSPATH' ) || exit;

/**
 * Each plan has one product in each mode, made when it is first bought. We choose its name, so that of two
 * who make it at once the second finds the first's.
 */
final class Stripe_Products {

	/**
	 * The product of a plan.
	 *
	 * @param Plan   $plan   Plan.
	 * @param string $mode   Mode.
	 * @param bool   $is_new Whether the known one is gone, as when the account was changed, or archived at Stripe.
	 * @return string|\WP_Error
	 */
	public static function of( Plan $plan, string $mode, bool $is_new = false ) {
		$plans = new Plans();
		$known = $plans->provider_product( $plan->id, $mode );
		if ( '' !== $known && ! $is_new ) {
			return $known;
		}
		$product = self::make( $plan, $mode, $is_new );
		if ( ! is_wp_error( $product ) ) {
			$plans->set_provider_product( $plan->id, $mode, $product );
		}
		return $product;
	}

	/**
	 * Whether Stripe refused something because it has no such product, or no longer sells it.
	 *
	 * @param mixed $answer What the client gave.
	 */
	public static function is_unusable( $answer ): bool {
		$data = is_wp_error( $answer ) ? (array) $answer->get_error_data() : array();
		if ( ! isset( $data['stripe_param'] ) || false === stripos( $data['stripe_param'] . $answer->get_error_message(), 'product' ) ) {
			return false;
		}
		return Stripe_Client::is_missing( $answer ) || 1 === preg_match( '/\b(?:inactive|archived|not active)\b/i', $answer->get_error_message() );
	}

	/**
	 * Makes a product.
	 *
	 * @param Plan   $plan   Plan.
	 * @param string $mode   Mode.
	 * @param bool   $is_new As of().
	 * @return string|\WP_Error
	 */
	private static function make( Plan $plan, string $mode, bool $is_new ) {
		$id     = 'mainstreet_' . substr( Stripe_Metadata::site(), 0, 12 ) . '_' . $plan->id;
		$params = array(
			'id'       => $id,
			'name'     => '' === trim( $plan->title ) ? get_bloginfo( 'name' ) . ' ' . $plan->id : mb_substr( $plan->title, 0, 250 ),
			'metadata' => array(
				Stripe_Metadata::PLAN => (string) $plan->id,
				Stripe_Metadata::SITE => Stripe_Metadata::site(),
			),
		);
		// An answer of before would be repeated for a product that is gone. Of two at once the name lets one through.
		$client = new Stripe_Client( $mode );
		$answer = $client->post( 'products', $params, $id . '-' . md5( (string) wp_json_encode( $params ) ) . '-' . ( $is_new ? wp_generate_uuid4() : gmdate( 'YmdHi' ) ) );
		if ( is_wp_error( $answer ) && 'resource_already_exists' === Stripe_Client::code( $answer ) ) {
			// The site sells the plan: a product that the owner archived at Stripe is on sale again.
			$answer = $client->post( 'products/' . $id, array( 'active' => true ), $id . '-active-' . wp_generate_uuid4() );
		}
		if ( is_wp_error( $answer ) ) {
			return $answer;
		}
		$made = Stripe_Client::id( $answer );
		return '' === $made ? $id : $made;
	}
}
