<?php
namespace Mainstreet\Blocks\Donations;

use Mainstreet\Blocks\Donations\Rendering\Donations_Texts;
use Mainstreet\Core\Attributes;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the block's attributes as stored, of whatever type (docs/content-format.md, section 6). Amounts are in major units of the
 * currency, as the editor writes them; 0 stands for none.
 */
final class Donations_Settings {

	/** Attribute and part of class names by interval, in the order of the tabs. */
	const INTERVALS = array(
		'one-time' => array( 'oneTimeDonation', 'one-time' ),
		'1 month'  => array( 'monthlyDonation', 'monthly' ),
		'1 year'   => array( 'annualDonation', 'annual' ),
	);

	/** Tiers of a block that says none. */
	const TIERS = array( 5, 15, 100 );

	/** Bytes of a text that are looked at. */
	const MOST = 5000;

	/** The attributes. */
	private array $attributes;

	/**
	 * Reads attributes.
	 *
	 * @param array $attributes Attributes as stored.
	 */
	public function __construct( array $attributes ) {
		$this->attributes = $attributes;
	}

	/**
	 * Intervals that are shown and have a plan, with its id.
	 *
	 * @return int[] By interval.
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
	 * The three tiers of an interval.
	 *
	 * @param string $interval Interval.
	 * @return array Numbers above 0.
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
	 * A text of an interval, as HTML of the author; the standard one where the block says none.
	 *
	 * @param string $interval Interval.
	 * @param string $name     `heading`, `extraText` or `buttonText`.
	 * @return string Not escaped.
	 */
	public function text_of( $interval, string $name ): string {
		$donation = $this->donation( $interval );
		$text     = isset( $donation[ $name ] ) && is_string( $donation[ $name ] ) ? $donation[ $name ] : null;
		return Donations_Texts::shown( $text, $interval, $name );
	}

	/**
	 * A text of the whole block, as text_of().
	 *
	 * @param string $name `chooseAmountText` or `customAmountText`.
	 * @return string Not escaped.
	 */
	public function text( $name ) {
		$text = isset( $this->attributes[ $name ] ) && is_string( $this->attributes[ $name ] ) ? $this->attributes[ $name ] : null;
		return Donations_Texts::shown( $text, '', $name );
	}

	/** Whether donors may name the amount. */
	public function has_custom_amount(): bool {
		return ! isset( $this->attributes['showCustomAmount'] ) || (bool) $this->attributes['showCustomAmount'];
	}

	/**
	 * A number of the block.
	 *
	 * @param string $name Such as `minimumAmount`.
	 * @return int|float 0 for none.
	 */
	public function number( string $name ) {
		return isset( $this->attributes[ $name ] ) ? self::amount( $this->attributes[ $name ] ) : 0;
	}

	/**
	 * The tier that is chosen at first.
	 *
	 * @return int 1 to 3; 0 for none.
	 */
	public function default_tier() {
		$tier = $this->number( 'defaultAmount' );
		return in_array( $tier, array( 1, 2, 3 ), true ) ? $tier : 0;
	}

	/**
	 * Whether a switch is on.
	 *
	 * @param string $name Such as `coverFees`.
	 */
	public function is_on( string $name ): bool {
		return Attributes::flag( $this->attributes, $name );
	}

	/**
	 * A word of the block.
	 *
	 * @param string $name Such as `displayMode`.
	 * @return string '' for none.
	 */
	public function word( string $name ): string {
		return Attributes::text( $this->attributes, $name, self::MOST );
	}

	/** The attributes as stored. */
	public function all(): array {
		return $this->attributes;
	}

	/**
	 * What is stored of an interval.
	 *
	 * @param string $interval Interval.
	 */
	private function donation( $interval ): array {
		$name = self::INTERVALS[ $interval ][0];
		return Attributes::items( $this->attributes, $name );
	}

	/**
	 * A number above 0.
	 *
	 * @param mixed $value Stored value.
	 * @return int|float 0 for what is none.
	 */
	private static function amount( $value ) {
		return ( is_int( $value ) || is_float( $value ) ) && is_finite( $value ) && $value > 0 ? $value : 0;
	}
}
