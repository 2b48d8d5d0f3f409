<?php
/**
 * Columns of lists of subscribers.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Newsletter\Subscribers;

use Mainstreet\Mail\Email_Address;

defined( 'ABSPATH' ) || exit;

/**
 * Knows what the columns of a list hold, by the heads newsletter services and this site's own export write.
 */
final class Subscriber_Columns {

	/** Heads of what is known of a person, as plain() gives them; the first that is there counts. */
	const NAMES = array(
		'email' => array( 'email', 'e mail', 'email address', 'e mail address', 'mail', 'subscriber', 'subscriber email', 'user email' ),
		'name'  => array( 'name', 'full name', 'display name', 'subscriber name' ),
		'first' => array( 'first name', 'firstname', 'fname', 'given name' ),
		'last'  => array( 'last name', 'lastname', 'lname', 'surname', 'family name' ),
		'date'  => array( 'subscription date', 'date', 'created', 'created at', 'optin time', 'opt in time', 'confirm time', 'date subscribed', 'subscribed at', 'subscribed on', 'date added', 'subscribed' ),
	);

	/** Heads of columns that say whether somebody agreed; with true where it may be said with the date of it. */
	const STATUSES = array(
		'status'                    => false,
		'state'                     => false,
		'subscription status'       => false,
		'email subscription status' => false,
		'subscriber status'         => false,
		'global status'             => false,
		'list status'               => false,
		'member status'             => false,
		'email status'              => false,
		'email marketing status'    => false,
		'marketing status'          => false,
		'subscribed to emails'      => false,
		'active'                    => false,
		'is active'                 => false,
		'is subscribed'             => false,
		'newsletter'                => false,
		'accepts marketing'         => false,
		'accepts email marketing'   => false,
		'subscribed'                => true,
		'confirmed'                 => true,
		'opt in'                    => true,
		'optin'                     => true,
		'opted in'                  => true,
		'opt in status'             => true,
		'consent'                   => true,
	);

	/** Heads of columns that are filled where somebody left, and the status this is; '' for none of ours. */
	const MARKS = array(
		'unsubscribed'      => Subscriber_Status::UNSUBSCRIBED,
		'unsubscribed at'   => Subscriber_Status::UNSUBSCRIBED,
		'unsubscribed on'   => Subscriber_Status::UNSUBSCRIBED,
		'unsubscribed date' => Subscriber_Status::UNSUBSCRIBED,
		'unsubscribe date'  => Subscriber_Status::UNSUBSCRIBED,
		'date unsubscribed' => Subscriber_Status::UNSUBSCRIBED,
		'unsub time'        => Subscriber_Status::UNSUBSCRIBED,
		'opt out'           => Subscriber_Status::UNSUBSCRIBED,
		'optout'            => Subscriber_Status::UNSUBSCRIBED,
		'opted out'         => Subscriber_Status::UNSUBSCRIBED,
		'opted out at'      => Subscriber_Status::UNSUBSCRIBED,
		'optout time'       => Subscriber_Status::UNSUBSCRIBED,
		'email disabled'    => Subscriber_Status::UNSUBSCRIBED,
		'clean time'        => Subscriber_Status::BOUNCED,
		'bounced'           => Subscriber_Status::BOUNCED,
		'bounced at'        => Subscriber_Status::BOUNCED,
		'complained'        => Subscriber_Status::COMPLAINED,
		'complained at'     => Subscriber_Status::COMPLAINED,
		'deleted'           => '',
		'deleted at'        => '',
		'blocked'           => '',
		'blocked at'        => '',
		'is blocked'        => '',
		'suppressed'        => '',
		'do not email'      => '',
	);

	/** Columns read at most. */
	const MOST = 1000;

	/**
	 * Reads the first line of a list.
	 *
	 * @param string[] $cells First line.
	 * @return array|null `email`, and where they are `name`, `first`, `last`, `date` (numbers of columns), `statuses`
	 *                    (number => whether a date says yes), `marks` (number => status), `heads`, `own` (it is this site's
	 *                    export); null when no column holds addresses.
	 */
	public static function of( array $cells ) {
		$cells   = array_slice( $cells, 0, self::MOST );
		$heads   = array_map( array( __CLASS__, 'plain' ), $cells );
		$columns = array(
			'heads'    => $cells,
			'statuses' => array(),
			'marks'    => array(),
			'own'      => array_slice( $heads, 0, count( Subscriber_Export::FORMER ) ) === Subscriber_Export::FORMER,
		);
		foreach ( self::NAMES as $name => $known ) {
			foreach ( array_intersect( $known, $heads ) as $head ) {
				$columns += array( $name => array_search( $head, $heads, true ) );
			}
		}
		if ( ! isset( $columns['email'] ) ) {
			return self::without_heads( $cells, $columns );
		}
		foreach ( $heads as $at => $head ) {
			if ( isset( self::STATUSES[ $head ] ) && ( ! $columns['own'] || 'status' === $head ) ) {
				$columns['statuses'][ $at ] = self::STATUSES[ $head ];
			} elseif ( isset( self::MARKS[ $head ] ) && ! $columns['own'] ) {
				$columns['marks'][ $at ] = self::MARKS[ $head ];
			}
		}
		return $columns;
	}

	/**
	 * A head or a word in lower case, with single spaces for what stands between its parts.
	 *
	 * @param string $text Valid UTF-8.
	 * @return string
	 */
	public static function plain( $text ) {
		return trim( mb_strtolower( (string) preg_replace( '/[\s_-]+/u', ' ', mb_substr( (string) $text, 0, Subscriber_Csv::MAX_CELL ) ) ) );
	}

	/**
	 * A list without heads: the first cell with an address names its column.
	 *
	 * @param string[] $cells   First line.
	 * @param array    $columns Columns so far.
	 * @return array|null
	 */
	private static function without_heads( array $cells, array $columns ) {
		foreach ( $cells as $at => $cell ) {
			if ( '' !== Email_Address::clean( (string) $cell ) ) {
				return array( 'email' => $at ) + array_intersect_key( $columns, array_flip( array( 'heads', 'statuses', 'marks', 'own' ) ) );
			}
		}
		return null;
	}
}
