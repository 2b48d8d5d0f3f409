<?php
/**
 * Whom the hourly look asks about.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests\Payment_Reconciler;

use Mainstreet\Core\Database\Sql;
use Mainstreet\Payments\Events\Payment_Reconciler;

use function Mainstreet\Tests\{ an_order, pay_service, said, same, test };

require_once dirname( __DIR__, 3 ) . '/tests/php/payments.php';

/** Orders that are open for some time. */
function open_orders( $count, $seconds ) {
	$uuids = array();
	for ( $n = 0; $n < $count; $n++ ) {
		$uuids[] = an_order( array( 'status' => 'open', 'provider_ref' => "cs_{$seconds}_$n" ) )->uuid;
	}
	Sql::update( 'orders', array( 'created_gmt' => Sql::time( time() - $seconds ) ), "provider_ref LIKE 'cs_{$seconds}_%'" );
	return $uuids;
}

/** Looks, and gives who was asked about. */
function looked_at( $service ) {
	$service->looks = array();
	( new Payment_Reconciler() )->run();
	return $service->looks;
}

test( 'orders that stay open do not keep the look from those behind them', function () {
	$service       = pay_service();
	$service->says = said( 'open' );
	$uuids         = open_orders( 2 * Payment_Reconciler::BATCH + 5, 1800 );
	foreach ( array( array( 0, 50 ), array( 50, 50 ), array( 100, 5 ), array( 0, 50 ) ) as list( $from, $count ) ) {
		same( array_slice( $uuids, $from, $count ), looked_at( $service ) );
	}
} );

test( 'those of some days ago are asked about in turn, too, each in its hour', function () {
	$service       = pay_service();
	$service->says = said( 'open' );
	open_orders( 24 * ( Payment_Reconciler::BATCH + 1 ), 3 * DAY_IN_SECONDS );
	$now   = looked_at( $service );
	$later = looked_at( $service );
	same( array( Payment_Reconciler::BATCH, 1, array() ), array( count( $now ), count( $later ), array_intersect( $now, $later ) ) );
	$fresh = open_orders( 1, 1800 );
	same( array_merge( $fresh, $now ), looked_at( $service ), 'the fresh ones first' );
} );
