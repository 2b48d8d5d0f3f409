<?php
/**
 * Leases on rows, and retries.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Core\Database\Database_Clock;
use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Jobs\Lease;
use Mainstreet\Core\Jobs\Retry_Policy;

/** A clock that can be set ahead. */
function lease_clock() {
	return new class() extends Database_Clock {
		public $ahead = 0;
		public function now(): int { return 1800000000 + $this->ahead; }
	};
}

/** A row without a lease, and what makes leases on it. */
function leases( $clock ) {
	Sql::insert( 'video_copies', array( array( 'attachment_id' => 7, 'state' => 'waiting', 'at' => 0, 'claim' => '', 'claim_until' => 0, 'tries' => 0, 'percent' => 0, 'is_forced' => 0, 'pid' => 0, 'host' => '', 'error' => '' ) ) );
	return function () use ( $clock ) { return new Lease( 'video_copies', 'attachment_id = 7', 30, 'claim', 'claim_until', $clock ); };
}

/** The row. */
function leased_row() {
	return Sql::row( 'video_copies', 'SELECT * FROM {table} WHERE attachment_id = 7' );
}

test( 'a lease is held by one, and taken over when it expired', function () {
	$clock  = lease_clock();
	$make   = leases( $clock );
	$first  = $make();
	$second = $make();
	truly( $first->take() );
	truly( ! $second->take() );
	same( array( $first->token(), (string) ( 1800000000 + 30 ) ), array_values( array_intersect_key( leased_row(), array( 'claim' => 1, 'claim_until' => 1 ) ) ) );
	$clock->ahead = 29;
	truly( ! $second->take() );
	$clock->ahead = 30;
	truly( $second->take() );
	truly( ! $first->renew(), 'the first finds out' );
	$first->release();
	same( $second->token(), leased_row()['claim'], 'and cannot give back what is not its own' );
} );

test( 'a lease can be renewed within the same second, with other columns and under a condition', function () {
	$make  = leases( lease_clock() );
	$lease = $make();
	truly( $lease->take( '', array( 'tries' => 1 ) ) );
	same( array( true, true, true ), array( $lease->renew(), $lease->renew(), $lease->renew( "state = 'waiting'", array( 'percent' => 5, 'host' => "o'ne" ), 90 ) ) );
	same( array( '1', '5', "o'ne", (string) ( 1800000000 + 90 ) ), array( leased_row()['tries'], leased_row()['percent'], leased_row()['host'], leased_row()['claim_until'] ) );
	truly( ! $lease->renew( "state = 'done'", array( 'percent' => 9 ) ) );
	same( '5', leased_row()['percent'] );
	$lease->release( array( 'percent' => 100 ) );
	same( array( '', '0', '100' ), array( leased_row()['claim'], leased_row()['claim_until'], leased_row()['percent'] ) );
	truly( ! $make()->take( "state = 'done'" ) );
	truly( $make()->take( "state = 'waiting'" ) );
} );

test( 'a retry policy names each pause, and gives up behind the last', function () {
	$policy = new Retry_Policy( 60, 600 );
	same( array( 160, 700, null ), array( $policy->next_try( 1, 100 ), $policy->next_try( 2, 100 ), $policy->next_try( 3, 100 ) ) );
	same( array( false, true ), array( $policy->is_exceeded( 3 ), $policy->is_exceeded( 4 ) ) );
} );
