<?php
/**
 * Data to remove on uninstall. The tables are dropped with all other tables if the site owner chose that. Plans stay: blocks refer to
 * them, and Jetpack uses the same ones.
 */

namespace Mainstreet\Payments;

use Mainstreet\Payments\Events\Payment_Reconciler;
use Mainstreet\Payments\Members\Memberships\Members;
use Mainstreet\Payments\Members\Pages\Member_Links;
use Mainstreet\Payments\Orders\Mails\Order_Mails;
use Mainstreet\Payments\Orders\Order_Cleanup;
use Mainstreet\Payments\Plans\Paid_Post_Index;
use Mainstreet\Payments\Plans\Plan_Post;
use Mainstreet\Payments\Stripe\Reconciliation\Stripe_Plan_Cancellation;

defined( 'ABSPATH' ) || exit;

return array(
	'events' => array( Member_Links::HOOK, Order_Cleanup::EVENT, Paid_Post_Index::EVENT ),
	'tasks'  => array( Payment_Reconciler::HOOK, Order_Mails::HOOK, Stripe_Plan_Cancellation::HOOK ),
	'all'    => static function () {
		delete_metadata( 'user', 0, Members::PROVEN_META, '', true );
		foreach ( array( 'live', 'test' ) as $mode ) {
			delete_post_meta_by_key( Plan_Post::STRIPE_PRODUCT . $mode );
		}
	},
);
