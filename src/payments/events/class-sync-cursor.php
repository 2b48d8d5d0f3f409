<?php
namespace Mainstreet\Payments\Events;

defined( 'ABSPATH' ) || exit;

/** Stores the cursor of each payment sync, so that the next run continues after the last order it checked. */
final class Sync_Cursor {

	const OPTION = 'mainstreet_payment_turns';

	/**
	 * Returns a cursor.
	 *
	 * @param string $name Name of the sync.
	 * @return int Id of the last checked item; 0 to start from the beginning.
	 */
	public static function at( string $name ): int {
		$turns = get_option( self::OPTION, array() );
		return isset( $turns[ $name ] ) ? (int) $turns[ $name ] : 0;
	}

	/**
	 * Stores a cursor.
	 *
	 * @param string $name Name of the sync.
	 * @param int    $id   Id of the last checked item.
	 */
	public static function set( string $name, int $id ): void {
		if ( self::at( $name ) !== $id ) {
			$turns = get_option( self::OPTION, array() );
			update_option( self::OPTION, array( $name => $id ) + ( is_array( $turns ) ? $turns : array() ), false );
		}
	}
}
