<?php
/**
 * What goes with the plugin. Plans stay: blocks name them, and other plugins have the same.
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
