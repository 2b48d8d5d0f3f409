<?php
namespace Mainstreet\Blocks\Donations;

use Mainstreet\Core\Attributes;
use Mainstreet\Core\Text\Plain_Text;
use Mainstreet\Core\Text\Safe_Html;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the block's attributes as stored, of any type (docs/content-format.md, section 6). Amounts are in major units of the
 * currency, as the editor stores them; 0 means none.
 */
final class Donations_Settings {

	/** Attribute and part of class names by interval, in the order of the tabs. */
	const INTERVALS = array(
		'one-time' => array( 'oneTimeDonation', 'one-time' ),
		'1 month'  => array( 'monthlyDonation', 'monthly' ),
		'1 year'   => array( 'annualDonation', 'annual' ),
	);

	/** Default tiers. */
	const TIERS = array( 5, 15, 100 );

	/** Maximum number of bytes of a text. */
	const MAX_TEXT_BYTES = 5000;

	/** Allowed HTML of texts. */
	const ALLOWED_HTML = array(
		'a'      => array(
			'href'   => true,
			'rel'    => true,
			'target' => true,
		),
		'b'      => array(),
		'br'     => array(),
		'code'   => array(),
		'em'     => array(),
		'i'      => array(),
		'mark'   => array(
			'class' => true,
			'style' => true,
		),
		's'      => array(),
		'strong' => array(),
		'sub'    => array(),
		'sup'    => array(),
	);

	/** Attributes as stored. */
	private array $attributes;

	/** Default texts as posts store them (constants.ts), by interval and name. */
	const DEFAULT_TEXTS = array(
		'one-time|heading'    => 'Make a one-time donation',
		'one-time|buttonText' => 'Donate',
		'1 month|heading'     => 'Make a monthly donation',
		'1 month|buttonText'  => 'Donate monthly',
		'1 year|heading'      => 'Make a yearly donation',
		'1 year|buttonText'   => 'Donate yearly',
		'|extraText'          => 'Your contribution is appreciated.',
		'|chooseAmountText'   => 'Choose an amount',
		'|customAmountText'   => 'Or enter a custom amount',
	);

	public function __construct( array $attributes ) {
		$this->attributes = $attributes;
	}

	/** Returns the plans of intervals that are shown (plan ids by interval). */
	public function get_plans(): array {
		$plans = array();
		foreach ( array_keys( self::INTERVALS ) as $interval ) {
			$donation = $this->get_interval( $interval );
			$id       = isset( $donation['planId'] ) && is_numeric( $donation['planId'] ) ? (int) $donation['planId'] : 0;
			if ( $id > 0 && ( ! isset( $donation['show'] ) || $donation['show'] ) ) {
				$plans[ $interval ] = $id;
			}
		}
		return $plans;
	}

	/**
	 * Returns the three tiers of an interval. Invalid ones are replaced by the default.
	 *
	 * @return array Numbers above 0, in major units.
	 */
	public function get_amounts( string $interval ): array {
		$donation = $this->get_interval( $interval );
		$stored   = array_values( Attributes::items( $donation, 'amounts' ) );
		$amounts  = array();
		foreach ( self::TIERS as $place => $tier ) {
			$amount    = isset( $stored[ $place ] ) ? self::to_amount( $stored[ $place ] ) : 0;
			$amounts[] = $amount ? $amount : $tier;
		}
		return $amounts;
	}

	/**
	 * Returns a text of an interval; the translated default if the block has none.
	 *
	 * @param string $name `heading`, `extraText` or `buttonText`.
	 * @return string The author's HTML, not escaped.
	 */
	public function get_interval_text( $interval, string $name ): string {
		$donation = $this->get_interval( $interval );
		$text     = isset( $donation[ $name ] ) && is_string( $donation[ $name ] ) ? $donation[ $name ] : null;
		return self::get_shown_text( $text, $interval, $name );
	}

	/**
	 * Returns a text of the whole block; the translated default if the block has none.
	 *
	 * @param string $name `chooseAmountText` or `customAmountText`.
	 * @return string The author's HTML, not escaped.
	 */
	public function get_text( $name ) {
		$text = isset( $this->attributes[ $name ] ) && is_string( $this->attributes[ $name ] ) ? $this->attributes[ $name ] : null;
		return self::get_shown_text( $text, '', $name );
	}

	/** Whether donors may enter an amount. */
	public function has_custom_amount(): bool {
		return ! isset( $this->attributes['showCustomAmount'] ) || (bool) $this->attributes['showCustomAmount'];
	}

	/**
	 * Returns a numeric attribute.
	 *
	 * @param string $name Such as `minimumAmount`.
	 * @return int|float 0 for none.
	 */
	public function get_number( string $name ) {
		return isset( $this->attributes[ $name ] ) ? self::to_amount( $this->attributes[ $name ] ) : 0;
	}

	/** Returns the number of the tier that is selected at first (1 to 3; 0 for none). */
	public function get_default_tier() {
		$tier = $this->get_number( 'defaultAmount' );
		return in_array( $tier, array( 1, 2, 3 ), true ) ? $tier : 0;
	}

	/**
	 * Returns a boolean attribute.
	 *
	 * @param string $name Such as `coverFees`.
	 */
	public function is_on( string $name ): bool {
		return Attributes::flag( $this->attributes, $name );
	}

	/**
	 * Returns a text attribute without a default.
	 *
	 * @param string $name Such as `displayMode`.
	 * @return string '' for none.
	 */
	public function get_attribute( string $name ): string {
		return Attributes::text( $this->attributes, $name, self::MAX_TEXT_BYTES );
	}

	/** Returns the attributes as stored. */
	public function get_attributes(): array {
		return $this->attributes;
	}

	/** Returns the stored settings of an interval. */
	private function get_interval( $interval ): array {
		$name = self::INTERVALS[ $interval ][0];
		return Attributes::items( $this->attributes, $name );
	}

	/**
	 * Validates a number above 0.
	 *
	 * @param mixed $value Stored value.
	 * @return int|float 0 for an invalid value.
	 */
	private static function to_amount( $value ) {
		return ( is_int( $value ) || is_float( $value ) ) && is_finite( $value ) && $value > 0 ? $value : 0;
	}

	/**
	 * Returns a text as shown to visitors.
	 *
	 * @param string|null $text     Text of the block; null if it has none.
	 * @param string      $interval Interval; '' for texts of the whole block.
	 * @param string      $name     Name of the text.
	 */
	public static function get_shown_text( ?string $text, $interval, $name ): string {
		$key = ( 'extraText' === $name ? '' : $interval ) . '|' . $name;
		return null === $text || self::DEFAULT_TEXTS[ $key ] === $text ? self::get_default_text( $key ) : $text;
	}

	/**
	 * Returns a translated default text.
	 *
	 * @param string $key Key of DEFAULT_TEXTS.
	 */
	private static function get_default_text( string $key ): string {
		switch ( $key ) {
			case 'one-time|heading':
				return __( 'Make a one-time donation', 'mainstreet-blocks' );
			case 'one-time|buttonText':
				return __( 'Donate', 'mainstreet-blocks' );
			case '1 month|heading':
				return __( 'Make a monthly donation', 'mainstreet-blocks' );
			case '1 month|buttonText':
				return __( 'Donate monthly', 'mainstreet-blocks' );
			case '1 year|heading':
				return __( 'Make a yearly donation', 'mainstreet-blocks' );
			case '1 year|buttonText':
				return __( 'Donate yearly', 'mainstreet-blocks' );
			case '|extraText':
				return __( 'Your contribution is appreciated.', 'mainstreet-blocks' );
			case '|chooseAmountText':
				return __( 'Choose an amount', 'mainstreet-blocks' );
		}
		return __( 'Or enter a custom amount', 'mainstreet-blocks' );
	}

	/**
	 * Returns the label of a tab.
	 *
	 * @param string $interval
	 */
	public static function get_interval_label( $interval ): string {
		if ( 'one-time' === $interval ) {
			return __( 'One-Time', 'mainstreet-blocks' );
		}
		return '1 month' === $interval ? __( 'Monthly', 'mainstreet-blocks' ) : __( 'Yearly', 'mainstreet-blocks' );
	}

	/**
	 * Sanitizes an author's text.
	 *
	 * @param string $html As stored.
	 * @return string Safe HTML.
	 */
	public static function sanitize_text( $html ) {
		return Safe_Html::sanitize( Plain_Text::escape_brackets( $html ), self::ALLOWED_HTML );
	}

	/**
	 * Sanitizes an author's text for a button, without links.
	 *
	 * @param string $html As stored.
	 * @return string Safe HTML.
	 */
	public static function sanitize_label( string $html ): string {
		return Safe_Html::sanitize( Plain_Text::escape_brackets( $html ), array_diff_key( self::ALLOWED_HTML, array( 'a' => true ) ) );
	}
}
