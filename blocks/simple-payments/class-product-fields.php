<?php
namespace Mainstreet\Blocks\Simple_Payments;

use Mainstreet\Core\Text\Plain_Text;
use Mainstreet\Payments\Money\Amounts;

defined( 'ABSPATH' ) || exit;

/**
 * Validates products in the REST API. Errors contain the meta key in `data.key`, so that the editor shows them at the field.
 * Does not use the sanitize callbacks of the meta, which cannot return errors (docs/server-contract.md A32).
 */
final class Product_Fields {

	/** Currencies that PayPal accepts only without decimals. */
	const WHOLE_CURRENCIES = array( 'HUF', 'JPY', 'TWD' );

	/**
	 * Callback of `rest_pre_insert_jp_pay_product`: validates a product.
	 *
	 * @param \stdClass|\WP_Error $post Post to store.
	 * @return \stdClass|\WP_Error
	 */
	public static function validate( $post, $request ) {
		if ( is_wp_error( $post ) || ! $request instanceof \WP_REST_Request ) {
			return $post;
		}
		$id     = isset( $post->ID ) ? (int) $post->ID : 0;
		$sent   = is_array( $request['meta'] ) ? $request['meta'] : array();
		$status = isset( $post->post_status ) ? $post->post_status : ( $id ? get_post_status( $id ) : 'draft' );
		$fields = array();
		foreach ( array( 'spay_price', 'spay_currency', 'spay_email' ) as $name ) {
			$fields[ $name ] = array_key_exists( $name, $sent ) ? $sent[ $name ] : ( $id ? get_post_meta( $id, $name, true ) : '' );
		}
		$error = self::find_error( $fields, in_array( $status, array( 'publish', 'future', 'private' ), true ) );
		return $error ? $error : $post;
	}

	/**
	 * Returns the first validation error.
	 *
	 * @param array $fields  Values by meta key; null and '' for none.
	 * @param bool  $is_sold Whether the product will be published.
	 */
	private static function find_error( array $fields, bool $is_sold ): ?\WP_Error {
		$currency = null === $fields['spay_currency'] || '' === $fields['spay_currency'] ? 'USD' : $fields['spay_currency'];
		if ( ! in_array( $currency, Product::CURRENCIES, true ) ) {
			return self::create_error( 'spay_currency', __( 'This currency cannot be used for products.', 'mainstreet-blocks' ) );
		}
		$price = self::clean_price( $fields['spay_price'] );
		if ( null === $price || ( in_array( $currency, self::WHOLE_CURRENCIES, true ) && false !== strpos( $price, '.' ) ) ) {
			return self::create_error( 'spay_price', __( 'Invalid price.', 'mainstreet-blocks' ) );
		}
		$amount = Amounts::from_number( $price, $currency );
		if ( $is_sold && ( ! $amount || $amount > Amounts::maximum( $currency ) ) ) {
			return self::create_error( 'spay_price', __( 'Invalid price.', 'mainstreet-blocks' ) );
		}
		$email = is_string( $fields['spay_email'] ) ? $fields['spay_email'] : '';
		if ( ! is_email( $email ) && ( '' !== $email || ( $is_sold && self::needs_email() ) ) ) {
			/* translators: %s: what was typed as an e-mail address. */
			return self::create_error( 'spay_email', sprintf( __( '%s is not a valid email address.', 'mainstreet-blocks' ), $email ) );
		}
		return null;
	}

	/** Whether a product needs the email address of a PayPal account. Stripe pays into the account of its API key. */
	private static function needs_email(): bool {
		$provider = Product::get_provider();
		return ! $provider || 'stripe' !== $provider->name();
	}

	/**
	 * Normalizes a price.
	 *
	 * @param mixed $price Number or string.
	 * @return string|null Such as `12.5`; '' for none, null if it is not a valid price.
	 */
	public static function clean_price( $price ) {
		if ( is_float( $price ) ) {
			$price = is_finite( $price ) && abs( $price ) < 1e11 ? rtrim( rtrim( number_format( $price, 6, '.', '' ), '0' ), '.' ) : 'none';
		}
		$text = is_int( $price ) || is_string( $price ) ? trim( (string) $price ) : ( null === $price ? '' : 'none' );
		if ( ! preg_match( '/^[0-9]{0,10}(\.[0-9]{0,2})?$/D', $text ) || '.' === $text ) {
			return null;
		}
		return false === strpos( $text, '.' ) ? $text : rtrim( rtrim( $text, '0' ), '.' );
	}

	/**
	 * Sanitizes a label.
	 *
	 * @param mixed $label Submitted value.
	 * @return string Plain text in one line.
	 */
	public static function clean_label( $label ) {
		return is_scalar( $label ) ? Plain_Text::line( $label ) : '';
	}

	/**
	 * Removes the email address of the payee for users who cannot edit the product.
	 *
	 * @param \WP_REST_Response $response Response.
	 * @param \WP_Post          $post     Product.
	 * @return \WP_REST_Response
	 */
	public static function redact( $response, $post ) {
		$data = $response instanceof \WP_REST_Response && $post instanceof \WP_Post ? $response->get_data() : null;
		if ( is_array( $data ) && isset( $data['meta']['spay_email'] ) && ! current_user_can( 'edit_post', $post->ID ) ) {
			$data['meta']['spay_email'] = '';
			$response->set_data( $data );
		}
		return $response;
	}

	/** Returns a validation error. */
	private static function create_error( string $key, string $message ): \WP_Error {
		return new \WP_Error(
			'rest_invalid_field',
			$message,
			array(
				'status' => 400,
				'key'    => $key,
			)
		);
	}
}
