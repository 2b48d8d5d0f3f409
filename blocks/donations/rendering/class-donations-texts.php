<?php
namespace Mainstreet\Blocks\Donations\Rendering;

defined( 'ABSPATH' ) || exit;

/** Default texts. Posts store them in English or not at all; visitors see them in the language of the site. */
final class Donations_Texts {

	/** Default texts as posts store them (constants.ts), by interval and name. */
	const STANDARD = array(
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

	/**
	 * Returns a text as shown to visitors.
	 *
	 * @param string|null $text     Text of the block; null if it has none.
	 * @param string      $interval Interval; '' for texts of the whole block.
	 * @param string      $name     Name of the text.
	 */
	public static function shown( ?string $text, $interval, $name ): string {
		$key = ( 'extraText' === $name ? '' : $interval ) . '|' . $name;
		return null === $text || self::STANDARD[ $key ] === $text ? self::translated( $key ) : $text;
	}

	/**
	 * Returns a translated default text.
	 *
	 * @param string $key Key of STANDARD.
	 */
	private static function translated( string $key ): string {
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

	/** Returns the label of a tab. */
	public static function tab( $interval ): string {
		if ( 'one-time' === $interval ) {
			return __( 'One-Time', 'mainstreet-blocks' );
		}
		return '1 month' === $interval ? __( 'Monthly', 'mainstreet-blocks' ) : __( 'Yearly', 'mainstreet-blocks' );
	}
}
