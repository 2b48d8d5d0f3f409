<?php
namespace Mainstreet\Blocks\Donations\Rendering;

defined( 'ABSPATH' ) || exit;

/**
 * Posts hold the standard texts in English, or none; visitors read them in the language of the site.
 */
final class Donations_Texts {

	/** Standard texts as posts hold them (constants.ts), by interval and name. */
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
	 * What visitors read.
	 *
	 * @param string|null $text     Text of the block; null where it says none.
	 * @param string      $interval Interval; '' for texts of the whole block.
	 * @param string      $name     Name of the text.
	 */
	public static function shown( ?string $text, $interval, $name ): string {
		$key = ( 'extraText' === $name ? '' : $interval ) . '|' . $name;
		return null === $text || self::STANDARD[ $key ] === $text ? self::translated( $key ) : $text;
	}

	/**
	 * A standard text in the language of the site.
	 *
	 * @param string $key Key of the list above.
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

	/**
	 * Name of a tab.
	 *
	 * @param string $interval Interval.
	 */
	public static function tab( $interval ): string {
		if ( 'one-time' === $interval ) {
			return __( 'One-Time', 'mainstreet-blocks' );
		}
		return '1 month' === $interval ? __( 'Monthly', 'mainstreet-blocks' ) : __( 'Yearly', 'mainstreet-blocks' );
	}
}
