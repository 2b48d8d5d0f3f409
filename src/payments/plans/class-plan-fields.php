<?php
namespace Mainstreet\Payments\Plans;

use Mainstreet\Core\Text\Utf8;
use Mainstreet\Payments\Money\Amounts;
use Mainstreet\Payments\Money\Currencies;

defined( 'ABSPATH' ) || exit;

/**
 * Validates the fields of a plan (docs/server-contract.md A24): `title`, `price` (number or decimal text), `currency`, `interval`, `type`,
 * `tier`, `buyer_can_change_amount`, `is_editable`, `description`, `welcome_email_content`, `multiple_per_user`.
 */
final class Plan_Fields {

	/** Maximum characters of description and welcome mail. */
	const MAX_LENGTH = 5000;

	/**
	 * Validates fields. Missing fields keep the plan's value, or get the default.
	 *
	 * @param Plan|null $plan Plan to change; null for a new one.
	 * @return array|\WP_Error By the property names of Plan.
	 */
	public static function validate( array $input, ?Plan $plan = null ) {
		$is_new = null === $plan;
		$plan   = $plan ? $plan : new Plan();
		$fields = self::convert( $input, $plan, $is_new );
		if ( '' === $fields['title'] || 255 < preg_match_all( '/./us', $fields['title'] ) ) {
			return self::error( 'mainstreet_title_required', __( 'A plan needs a name of up to 255 characters.', 'mainstreet-blocks' ) );
		}
		if ( ! Currencies::is_known( $fields['currency'] ) ) {
			return self::error( 'mainstreet_currency_unsupported', __( 'Payments in this currency are not supported.', 'mainstreet-blocks' ) );
		}
		if ( ! in_array( $fields['interval'], Plan_Post::INTERVALS, true ) ) {
			return self::error( 'mainstreet_interval_invalid', __( 'The interval must be one-time, monthly or yearly.', 'mainstreet-blocks' ) );
		}
		if ( ! in_array( $fields['type'], Plan_Post::TYPES, true ) ) {
			return self::error( 'rest_invalid_param', __( 'Invalid plan type.', 'mainstreet-blocks' ) );
		}
		// An unchanged price is not validated again: the minimum may have changed.
		$stays  = ! $is_new && ! isset( $input['price'] ) && $fields['currency'] === $plan->currency;
		$amount = $stays ? $plan->amount : self::validate_price( $input, $plan, $fields['currency'] );
		return is_wp_error( $amount ) ? $amount : $fields + array( 'amount' => $amount );
	}

	/**
	 * Converts all fields except the price to their types.
	 *
	 * @param bool $is_new Whether it is new.
	 */
	private static function convert( array $input, Plan $plan, bool $is_new ): array {
		$text        = static function ( $name, $without, $is_long = false ) use ( $input ) {
			if ( ! isset( $input[ $name ] ) ) {
				return $without;
			}
			return is_string( $input[ $name ] ) ? self::clean_text( $input[ $name ], $is_long ) : '';
		};
		$flag        = static fn( $name, $without ) => isset( $input[ $name ] ) ? rest_sanitize_boolean( $input[ $name ] ) : $without;
		$type        = $text( 'type', $plan->type );
		$is_donation = 'donation' === $type;
		return array(
			'title'                   => $text( 'title', $plan->title ),
			'currency'                => strtoupper( $text( 'currency', $is_new ? '' : $plan->currency ) ),
			'interval'                => $text( 'interval', $is_new ? '' : $plan->interval ),
			'type'                    => $type,
			'tier'                    => isset( $input['tier'] ) ? max( 0, (int) $input['tier'] ) : $plan->tier,
			'buyer_can_change_amount' => $flag( 'buyer_can_change_amount', $is_new ? $is_donation : $plan->buyer_can_change_amount ),
			'is_editable'             => $flag( 'is_editable', $is_new ? true : $plan->is_editable ),
			'description'             => $text( 'description', $plan->description, true ),
			'welcome_email'           => $text( 'welcome_email_content', $plan->welcome_email, true ),
			'multiple_per_user'       => $flag( 'multiple_per_user', $plan->multiple_per_user ),
		);
	}

	/**
	 * @param Plan $plan Plan. If only the currency changes, its price keeps the same number.
	 * @return int|\WP_Error Minor units.
	 */
	private static function validate_price( array $input, Plan $plan, $currency ) {
		$price  = isset( $input['price'] ) ? $input['price'] : ( $plan->id ? Amounts::number( $plan->amount, $plan->currency ) : null );
		$amount = Amounts::from_number( $price, $currency );
		if ( null === $amount ) {
			return self::error( 'mainstreet_price_invalid', __( 'A plan needs a valid price.', 'mainstreet-blocks' ) );
		}
		$minimum = Amounts::least( $currency );
		switch ( Amounts::problem( $amount, $currency ) ) {
			case 'low':
				return self::error(
					'mainstreet_price_too_low',
					/* translators: %s: least price, with its currency. */
					sprintf( __( 'Minimum allowed price is %s.', 'mainstreet-blocks' ), Amounts::format( $minimum, $currency ) ),
					array( 'minimum' => Amounts::number( $minimum, $currency ) )
				);
			case 'high':
				/* translators: %s: highest price, with its currency. */
				return self::error( 'mainstreet_price_invalid', sprintf( __( 'Maximum allowed price is %s.', 'mainstreet-blocks' ), Amounts::format( Amounts::maximum( $currency ), $currency ) ) );
			case 'step':
				/* translators: %s: smallest step of prices, with its currency. */
				return self::error( 'mainstreet_price_invalid', sprintf( __( 'Prices in this currency must be multiples of %s.', 'mainstreet-blocks' ), Amounts::format( Currencies::step( $currency ), $currency ) ) );
		}
		return $amount;
	}

	/**
	 * Cleans a text. It is stored as plain text, never as markup.
	 *
	 * @param string $text    Text as sent.
	 * @param bool   $is_long Whether line breaks are allowed; also truncates to LONG characters.
	 */
	private static function clean_text( $text, $is_long ) {
		$text = str_replace( array( "\r\n", "\r" ), "\n", Utf8::clean( $text ) );
		$text = (string) preg_replace( $is_long ? '/[^\P{Cc}\n\t]/u' : '/\p{Cc}+/u', $is_long ? '' : ' ', $text );
		return trim( $is_long ? (string) preg_replace( '/^(.{' . self::MAX_LENGTH . '}).*$/us', '$1', $text ) : $text );
	}

	/**
	 * Creates an error with status 400.
	 *
	 * @param array $more More error data.
	 */
	private static function error( string $code, string $message, array $more = array() ): \WP_Error {
		return new \WP_Error( $code, $message, array( 'status' => 400 ) + $more );
	}
}
