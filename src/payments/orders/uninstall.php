<?php
/**
 * Data to remove on uninstall. The orders table is dropped with all other tables if the site owner chose that.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Payments\Orders;

use Mainstreet\Payments\Orders\Mails\Order_Mails;

defined( 'ABSPATH' ) || exit;

return array(
	'events' => array( Order_Cleanup::EVENT ),
	'tasks'  => array( Order_Mails::HOOK ),
);
