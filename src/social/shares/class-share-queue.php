<?php
namespace Mainstreet\Social\Shares;

use Mainstreet\Http\Time_Budget;

defined( 'ABSPATH' ) || exit;

/**
 * Works on what is due, one message after the other, until nothing is or the time is over.
 */
final class Share_Queue {

	/** Seconds of one turn. */
	const SECONDS = 40;

	/**
	 * Works.
	 *
	 * @param int $seconds How long a message may still be begun.
	 * @return int Messages that were dealt with.
	 */
	public static function run( $seconds = self::SECONDS ) {
		$time   = new Time_Budget( $seconds );
		$number = 0;
		while ( $time->left() > 0 ) {
			$row = Share_Claim::next();
			if ( ! $row ) {
				break;
			}
			++$number;
			if ( Shares::BEGUN === $row['state'] ) {
				Share_Intent::finish( $row );
			} else {
				Share_Sender::send( $row );
			}
		}
		return $number;
	}
}
