<?php
namespace Mainstreet\Extensions\Payment_Notices;

use Mainstreet\Registration\Modules\Plan_Gates;

defined( 'ABSPATH' ) || exit;

add_filter(
	'mainstreet_editor_state',
	static function ( $own ) {
		// Only after an upgrade, and only on hosts with plans.
		if ( isset( $_GET['plan_upgraded'] ) && has_filter( 'mainstreet_site_plan' ) ) { // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- nothing is done.
			$own['sitePlan'] = Plan_Gates::plan()['product_name'];
		}
		return $own;
	}
);
