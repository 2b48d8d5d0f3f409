<?php
namespace Mainstreet\Blocks\Donations;

use Mainstreet\Blocks\Donations\Rendering\Donations_Texts;
use Mainstreet\Core\Attributes;

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
	const MOST = 5000;

	/** Attributes as stored. */
	private array $attributes;

	public function __construct( array $attributes ) {
		$this->attributes = $attributes;
	}

	/**
	 * Returns the plans of intervals that are shown.
	 *
	 * @return int[] Plan ids by interval.
	 */
	public function plans(): array {
		$plans = array();
		foreach ( array_keys( self::INTERVALS ) as $interval ) {
			$donation = $this->donation( $interval );
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
	public function amounts( string $interval ): array {
		$donation = $this->donation( $interval );
		$stored   = array_values( Attributes::items( $donation, 'amounts' ) );
		$amounts  = array();
		foreach ( self::TIERS as $place => $tier ) {
			$amount    = isset( $stored[ $place ] ) ? self::amount( $stored[ $place ] ) : 0;
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
	public function text_of( $interval, string $name ): string {
		$donation = $this->donation( $interval );
		$text     = isset( $donation[ $name ] ) && is_string( $donation[ $name ] ) ? $donation[ $name ] : null;
		return Donations_Texts::shown( $text, $interval, $name );
	}

	/**
	 * Returns a text of the whole block; the translated default if the block has none.
	 *
	 * @param string $name `chooseAmountText` or `customAmountText`.
	 * @return string The author's HTML, not escaped.
	 */
	public function text( $name ) {
		$text = isset( $this->attributes[ $name ] ) && is_string( $this->attributes[ $name ] ) ? $this->attributes[ $name ] : null;
		return Donations_Texts::shown( $text, '', $name );
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
	public function number( string $name ) {
		return isset( $this->attributes[ $name ] ) ? self::amount( $this->attributes[ $name ] ) : 0;
	}

	/**
	 * Returns the number of the tier that is selected at first.
	 *
	 * @return int 1 to 3; 0 for none.
	 */
	public function default_tier() {
		$tier = $this->number( 'defaultAmount' );
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
	public function word( string $name ): string {
		return Attributes::text( $this->attributes, $name, self::MOST );
	}

	/** Returns the attributes as stored. */
	public function all(): array {
		return $this->attributes;
	}

	/** Returns the stored settings of an interval. */
	private function donation( $interval ): array {
		$name = self::INTERVALS[ $interval ][0];
		return Attributes::items( $this->attributes, $name );
	}

	/**
	 * Validates a number above 0.
	 *
	 * @param mixed $value Stored value.
	 * @return int|float 0 for an invalid value.
	 */
	private static function amount( $value ) {
		return ( is_int( $value ) || is_float( $value ) ) && is_finite( $value ) && $value > 0 ? $value : 0;
	}
}
