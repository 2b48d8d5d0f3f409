<?php
namespace Mainstreet\Payments\Stripe\Api;

use Mainstreet\Payments\Plans\Plan;
use Mainstreet\Payments\Plans\Plans;

defined( 'ABSPATH' ) || exit;

/**
 * Creates the product of a plan, one in each mode, at the first purchase. The plugin chooses the id of the product, so that
 * concurrent requests do not create a second one.
 */
final class Stripe_Products {

	/**
	 * Returns the id of a plan's product, and creates the product if needed.
	 *
	 * @param bool $is_new Whether to create or reactivate it, because the known product was deleted or archived at Stripe, or
	 *                     belongs to another account.
	 * @return string|\WP_Error
	 */
	public static function find_or_create( Plan $plan, string $mode, bool $is_new = false ) {
		$plans = new Plans();
		$known = $plans->provider_product( $plan->id, $mode );
		if ( '' !== $known && ! $is_new ) {
			return $known;
		}
		$product = self::create( $plan, $mode, $is_new );
		if ( ! is_wp_error( $product ) ) {
			$plans->set_provider_product( $plan->id, $mode, $product );
		}
		return $product;
	}

	/**
	 * Whether Stripe refused a request because the product does not exist or is archived.
	 *
	 * @param mixed $response Result of a request.
	 */
	public static function is_unusable( $response ): bool {
		$data = is_wp_error( $response ) ? (array) $response->get_error_data() : array();
		if ( ! isset( $data['stripe_param'] ) || false === stripos( $data['stripe_param'] . $response->get_error_message(), 'product' ) ) {
			return false;
		}
		return Stripe_Client::is_missing( $response ) || 1 === preg_match( '/\b(?:inactive|archived|not active)\b/i', $response->get_error_message() );
	}

	/**
	 * Creates a product, or reactivates the one with the same id.
	 *
	 * @return string|\WP_Error Id of the product.
	 */
	private static function create( Plan $plan, string $mode, bool $is_new ) {
		$id     = 'mainstreet_' . substr( Stripe_Metadata::get_site_id(), 0, 12 ) . '_' . $plan->id;
		$params = array(
			'id'       => $id,
			'name'     => '' === trim( $plan->title ) ? get_bloginfo( 'name' ) . ' ' . $plan->id : mb_substr( $plan->title, 0, 250 ),
			'metadata' => array(
				Stripe_Metadata::PLAN => (string) $plan->id,
				Stripe_Metadata::SITE => Stripe_Metadata::get_site_id(),
			),
		);
		// A new idempotency key, or Stripe would repeat its earlier response for a deleted product. The id still prevents a second product.
		$client   = new Stripe_Client( $mode );
		$response = $client->post( 'products', $params, $id . '-' . md5( (string) wp_json_encode( $params ) ) . '-' . ( $is_new ? wp_generate_uuid4() : gmdate( 'YmdHi' ) ) );
		if ( is_wp_error( $response ) && 'resource_already_exists' === Stripe_Client::code( $response ) ) {
			// The site still sells the plan, so a product that the owner archived at Stripe is activated again.
			$response = $client->post( 'products/' . $id, array( 'active' => true ), $id . '-active-' . wp_generate_uuid4() );
		}
		if ( is_wp_error( $response ) ) {
			return $response;
		}
		$created = Stripe_Client::id( $response );
		return '' === $created ? $id : $created;
	}
}
