<?php
namespace Mainstreet\Payments\Events;

defined( 'ABSPATH' ) || exit;

/**
 * Remembers how far each look came that asks about some at a time: what stays as it is does not keep others from their turn.
 */
final class Look_Turns {

	const OPTION = 'mainstreet_payment_turns';

	/**
	 * Where a turn is.
	 *
	 * @param string $name Turn.
	 * @return int Number of the last that was asked about.
	 */
	public static function at( string $name ): int {
		$turns = get_option( self::OPTION, array() );
		return isset( $turns[ $name ] ) ? (int) $turns[ $name ] : 0;
	}

	/**
	 * Writes down where a turn is.
	 *
	 * @param string $name Turn.
	 * @param int    $id   Number.
	 */
	public static function set( string $name, int $id ): void {
		if ( self::at( $name ) !== $id ) {
			$turns = get_option( self::OPTION, array() );
			update_option( self::OPTION, array( $name => $id ) + ( is_array( $turns ) ? $turns : array() ), false );
		}
	}
}
