<?php
/**
 * Admin hooks of orders.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Payments\Orders;

defined( 'ABSPATH' ) || exit;

add_action( 'mainstreet_policy_texts', array( Order_Privacy::class, 'suggest_policy' ) );
