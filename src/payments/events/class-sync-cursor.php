<?php
namespace Mainstreet\Payments\Events;

defined( 'ABSPATH' ) || exit;

/** Stores the cursor of each payment sync, so that the next run continues after the last order it checked. */
final class Sync_Cursor {

	const OPTION = 'mainstreet_payment_turns';

	/** @return int Id of the last checked item; 0 to start from the beginning. */
	public static function get( string $name ): int {
		$cursors = get_option( self::OPTION, array() );
		return isset( $cursors[ $name ] ) ? (int) $cursors[ $name ] : 0;
	}

	/**
	 * Stores a cursor.
	 *
	 * @param int $id Id of the last checked item.
	 */
	public static function set( string $name, int $id ): void {
		if ( self::get( $name ) !== $id ) {
			$cursors = get_option( self::OPTION, array() );
			update_option( self::OPTION, array( $name => $id ) + ( is_array( $cursors ) ? $cursors : array() ), false );
		}
	}
}
