<?php
namespace Mainstreet\Newsletter\Subscribers\Storage;

use Mainstreet\Core\Database\Counters;
use Mainstreet\Core\Database\Sql;
use Mainstreet\Mail\Email_Address;
use Mainstreet\Mail\Mailbox;
use Mainstreet\Newsletter\Subscribers\Opt_In\Subscriber_Opt_In;
use Mainstreet\Newsletter\Subscribers\Upkeep\Upkeep_Event;

defined( 'ABSPATH' ) || exit;

/**
 * Store of subscribers (docs/server-contract.md B.3). Every change of a status goes through move(), which
 * keeps the counters.
 */
final class Subscribers {

	/** Requests a day for spellings of an address (`ada+1@…`) that lead to the same mailbox. */
	const SPELLINGS = 5;

	/**
	 * Somebody asks to be subscribed. What happens is told to the address by e-mail and to
	 * nobody else: the answer is the same whether it is known or not.
	 *
	 * @param array $person     `email`, and where known `name`, `source` (such as `form`), `source_post`,
	 *                          `consent` (the sentence shown), `locale`, `fields` (own fields, key => text), `user_id`.
	 * @param bool  $now_active The address is known to be this person's, so that no confirmation is asked for.
	 * @return true|\WP_Error 422 for what is no address (`fields` in its data names the field).
	 */
	public function subscribe( array $person, bool $now_active = false ) {
		$email = Email_Address::clean( isset( $person['email'] ) ? $person['email'] : '' );
		if ( '' === $email ) {
			return self::refused( __( 'Please enter a valid email address.', 'mainstreet-blocks' ) );
		}
		if ( self::is_blocked( $email ) ) {
			return self::refused( __( 'Please use a different email address. This site does not accept sign-ups from that domain.', 'mainstreet-blocks' ) );
		}
		$is_spelled_oddly = Mailbox::normal( $email ) !== strtolower( $email );
		if ( ! $now_active && $is_spelled_oddly && is_wp_error( Mailbox::hit( 'subscribe_spelling', $email, self::SPELLINGS, DAY_IN_SECONDS ) ) ) {
			// Each spelling has a row, and a limit of mails, of its own; all lead to the same person.
			return true;
		}
		$row = $this->add( array_merge( $person, array( 'email' => $email ) ), Subscriber_Status::PENDING );
		if ( $row ) {
			Subscriber_Opt_In::begin( $row, $now_active );
		}
		Upkeep_Event::ensure();
		return $row ? true : new \WP_Error(
			'mainstreet_not_saved',
			__( 'Your subscription could not be saved. Please try again in a moment.', 'mainstreet-blocks' ),
			array( 'status' => 500 )
		);
	}

	/**
	 * Makes sure that an address has a row. What a pending one says about itself is renewed;
	 * what others say stays, since anybody can type their address.
	 *
	 * @param array  $person As subscribe(); with a clean address.
	 * @param string $status Status of a new row.
	 * @return array|null The row as find() gives it, with `is_new`; null when it can't be written.
	 */
	public function add( array $person, string $status ): ?array {
		global $wpdb;
		$columns = Subscriber_Row::columns( $person );
		$fresh   = array_merge( $columns, Subscriber_Row::fresh( $person['email'], $status ) );
		if ( Sql::insert( 'subscribers', array( $fresh ) ) ) {
			$id = (int) $wpdb->insert_id;
			Counters::add( 'subscribers_' . $status, 1 );
			return array( 'is_new' => true ) + Subscriber_Row::written( $id, $fresh );
		}
		$row = $this->find_by_email( $person['email'] );
		if ( ! $row ) {
			return null;
		}
		// Whoever was erased is known again only where they can be asked.
		$is_erased = '' === $row['email'] && Subscriber_Status::ACTIVE !== $status;
		if ( Subscriber_Status::PENDING === $row['status'] || $is_erased ) {
			$columns['email'] = $person['email'];
			$changed          = Sql::update( 'subscribers', $columns, 'id = ' . (int) $row['id'] . ( $is_erased ? " AND email = ''" : '' ) );
			if ( $changed && $is_erased ) {
				Counters::add( 'subscribers_' . $row['status'], 1 );
			}
			$row = array_merge( $row, Subscriber_Row::as_read( $columns ) );
		}
		return array( 'is_new' => false ) + $row;
	}

	/**
	 * A subscriber by number.
	 *
	 * @param int $id Number.
	 * @return array|null Columns by name.
	 */
	public function find( $id ): ?array {
		global $wpdb;
		return Sql::row( 'subscribers', $wpdb->prepare( 'SELECT ' . Subscriber_Row::COLUMNS . ' FROM {table} WHERE id = %d', $id ) ); // phpcs:ignore WordPress.DB -- {table} is filled in.
	}

	/**
	 * A subscriber by address.
	 *
	 * @param string $email Clean address.
	 * @return array|null Columns by name.
	 */
	public function find_by_email( $email ): ?array {
		return Sql::row( 'subscribers', 'SELECT ' . Subscriber_Row::COLUMNS . ' FROM {table} WHERE email_key = ' . Sql::value( array( Email_Address::key( $email ) ) ) );
	}

	/**
	 * Changes a status. Of several requests at once, one succeeds.
	 *
	 * @param int      $id      Number.
	 * @param string[] $from    Statuses it may have now.
	 * @param string   $to      Status it gets.
	 * @param array    $changes Further columns.
	 * @param string   $where   Further condition, prepared.
	 * @return bool Whether this call changed it.
	 */
	public function move( $id, array $from, string $to, array $changes = array(), string $where = '1 = 1' ): bool {
		global $wpdb;
		foreach ( array_diff( $from, array( $to ) ) as $status ) {
			$condition = $wpdb->prepare( 'id = %d AND status = %s', $id, $status ) . " AND $where";
			if ( Sql::update( 'subscribers', array_merge( $changes, array( 'status' => $to ) ), $condition ) ) {
				Counters::add( 'subscribers_' . $status, -1 );
				Counters::add( 'subscribers_' . $to, 1 );
				/**
				 * Fires when a subscriber's status changed.
				 *
				 * @param int    $id     Number of the subscriber.
				 * @param string $to     Status now.
				 * @param string $status Status before.
				 */
				do_action( 'mainstreet_subscriber_moved', (int) $id, $to, $status );
				return true;
			}
		}
		return false;
	}

	/**
	 * Ends a subscription, at once: the sender looks before each mail.
	 *
	 * @param int $id Number.
	 * @return bool Whether it was not ended before.
	 */
	public function unsubscribe( $id ): bool {
		return $this->move(
			$id,
			array( Subscriber_Status::ACTIVE, Subscriber_Status::PENDING ),
			Subscriber_Status::UNSUBSCRIBED,
			array(
				'unsubscribed_gmt' => Sql::time(),
				'confirm_hash'     => null,
				'confirm_expires'  => 0,
			)
		);
	}

	/**
	 * Deletes a subscriber altogether.
	 *
	 * @param int $id Number.
	 * @return bool Whether it was there.
	 */
	public function remove( $id ) {
		global $wpdb;
		$row = $this->find( $id );
		if ( ! $row || ! Sql::run( 'subscribers', $wpdb->prepare( 'DELETE FROM {table} WHERE id = %d', $id ) ) ) {
			return false;
		}
		Counters::add( 'subscribers_' . $row['status'], '' === $row['email'] ? 0 : -1 );
		Sql::run( 'deliveries', $wpdb->prepare( 'DELETE FROM {table} WHERE subscriber_id = %d', $id ) );
		return true;
	}

	/**
	 * How many have a status, without counting them. Those who were erased are not among them.
	 *
	 * @param string $status One of STATUSES.
	 * @return int
	 */
	public function count( $status ) {
		return max( 0, Counters::get( 'subscribers_' . $status ) );
	}

	/**
	 * Refuses what was typed as an address.
	 *
	 * @param string $message What to do.
	 */
	private static function refused( string $message ): \WP_Error {
		return new \WP_Error(
			'invalid_email',
			$message,
			array(
				'status' => 422,
				'fields' => array( 'email' => $message ),
			)
		);
	}

	/**
	 * Whether the site takes no sign-ups from a host.
	 *
	 * @param string $address Clean address.
	 */
	public static function is_blocked( string $address ): bool {
		$domain = strtolower( substr( (string) strrchr( $address, '@' ), 1 ) );
		/**
		 * Filters whether sign-ups from a domain are refused, for example of throw-away addresses.
		 *
		 * @param bool   $blocked Whether it is refused; false by default.
		 * @param string $domain  Domain in lower case, in ASCII letters.
		 */
		return (bool) apply_filters( 'mainstreet_subscribe_blocked_domain', false, $domain );
	}
}
