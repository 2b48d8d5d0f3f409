<?php
namespace Mainstreet\Newsletter\Subscribers\Storage;

use Mainstreet\Core\Database\Counters;
use Mainstreet\Core\Database\Sql;
use Mainstreet\Mail\Email_Address;
use Mainstreet\Newsletter\Subscribers\Opt_In\Consent_Texts;

defined( 'ABSPATH' ) || exit;

/** Database store of subscribers (docs/server-contract.md B.3). Every status change goes through change_status(), which updates the counters. */
final class Subscribers {

	/**
	 * Inserts an address, or finds its row. The data of a pending row is updated. Other rows are not changed, because anybody can
	 * submit their address; an erased one gets its data again unless the new status is active.
	 *
	 * @param array $person See Subscriber_Opt_In::subscribe(); with a normalized address.
	 * @return array|null Row as in find(), with `is_new`; null if it cannot be stored.
	 */
	public function add( array $person, string $status ): ?array {
		global $wpdb;
		$consent = Subscriber_Row::text( $person, 'consent', Consent_Texts::MAX_LENGTH );
		$columns = Subscriber_Row::columns( $person, Consent_Texts::find_or_create( $consent ) );
		$fresh   = array_merge( $columns, Subscriber_Row::new_columns( $person['email'], $status ) );
		if ( Sql::insert( 'subscribers', array( $fresh ) ) ) {
			$id = (int) $wpdb->insert_id;
			Counters::add( 'subscribers_' . $status, 1 );
			return array( 'is_new' => true ) + Subscriber_Row::inserted_row( $id, $fresh );
		}
		$row = $this->find_by_email( $person['email'] );
		if ( ! $row ) {
			return null;
		}
		// An erased address is stored again only if its owner will be asked to confirm.
		$is_erased = '' === $row['email'] && Subscriber_Status::ACTIVE !== $status;
		if ( Subscriber_Status::PENDING === $row['status'] || $is_erased ) {
			$columns['email'] = $person['email'];
			$changed          = Sql::update( 'subscribers', $columns, 'id = ' . (int) $row['id'] . ( $is_erased ? " AND email = ''" : '' ) );
			if ( $changed && $is_erased ) {
				Counters::add( 'subscribers_' . $row['status'], 1 );
			}
			$row = array_merge( $row, Subscriber_Row::to_read_format( $columns ) );
		}
		return array( 'is_new' => false ) + $row;
	}

	public function find( $id ): ?array {
		global $wpdb;
		return Sql::row( 'subscribers', $wpdb->prepare( 'SELECT ' . Subscriber_Row::COLUMNS . ' FROM {table} WHERE id = %d', $id ) ); // phpcs:ignore WordPress.DB -- {table} is replaced.
	}

	/** Finds a subscriber by address. */
	public function find_by_email( $email ): ?array {
		return Sql::row( 'subscribers', 'SELECT ' . Subscriber_Row::COLUMNS . ' FROM {table} WHERE email_key = ' . Sql::value( array( Email_Address::key( $email ) ) ) );
	}

	/**
	 * Changes a status. Of several simultaneous requests, only one succeeds.
	 *
	 * @param string[] $from    Allowed current statuses.
	 * @param array    $changes More columns to update.
	 * @param string   $where   More SQL conditions, prepared.
	 * @return bool Whether this call changed the status.
	 */
	public function change_status( $id, array $from, string $to, array $changes = array(), string $where = '1 = 1' ): bool {
		global $wpdb;
		foreach ( array_diff( $from, array( $to ) ) as $status ) {
			$condition = $wpdb->prepare( 'id = %d AND status = %s', $id, $status ) . " AND $where";
			if ( Sql::update( 'subscribers', array_merge( $changes, array( 'status' => $to ) ), $condition ) ) {
				Counters::add( 'subscribers_' . $status, -1 );
				Counters::add( 'subscribers_' . $to, 1 );
				/**
				 * Fires after a subscriber's status has changed.
				 *
				 * @param int    $id     ID of the subscriber.
				 * @param string $to     New status.
				 * @param string $status Previous status.
				 */
				do_action( 'mainstreet_subscriber_moved', (int) $id, $to, $status );
				return true;
			}
		}
		return false;
	}

	/**
	 * Ends a subscription. Takes effect at once, because the status is checked before each email.
	 *
	 * @return bool False if the subscription had already ended.
	 */
	public function unsubscribe( $id ): bool {
		return $this->change_status(
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
	 * Deletes a subscriber with all deliveries.
	 *
	 * @return bool Whether the subscriber existed.
	 */
	public function delete( $id ) {
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
	 * Returns the number of subscribers with a status, from a counter. Does not include erased subscribers.
	 *
	 * @param string $status One of Subscriber_Status::ALL.
	 */
	public function count( $status ) {
		return max( 0, Counters::get( 'subscribers_' . $status ) );
	}
}
