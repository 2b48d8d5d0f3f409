<?php
/**
 * PayPal: keys for payments, and those of the sandbox.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Payments\Paypal;

defined( 'ABSPATH' ) || exit;

return array_map( array( Paypal_Service::class, 'declaration' ), array( Paypal_Keys::LIVE, Paypal_Keys::TEST ) );
