<?php
/**
 * What goes with the plugin. The table of orders goes with all others of ours, where the owner wants that.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Payments\Orders;

use Mainstreet\Payments\Orders\Mails\Order_Mails;

defined( 'ABSPATH' ) || exit;

return array(
	'events' => array( Order_Upkeep::EVENT ),
	'tasks'  => array( Order_Mails::HOOK ),
);
