<?php
/**
 * Data to remove on uninstall. Plans stay: blocks refer to them, and Jetpack uses the same ones.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Payments\Plans;

defined( 'ABSPATH' ) || exit;

return array(
	'events' => array( Paid_Post_Index::EVENT ),
	'all'    => static function () {
		foreach ( array( 'live', 'test' ) as $mode ) {
			delete_post_meta_by_key( Plan_Post::STRIPE_PRODUCT . $mode );
		}
	},
);
