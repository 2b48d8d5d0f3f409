<?php
/**
 * PayPal keys of the live and test modes, for the list of services.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Payments\Paypal;

defined( 'ABSPATH' ) || exit;

return array_map( array( Paypal_Service::class, 'declaration' ), array( Paypal_Keys::LIVE, Paypal_Keys::TEST ) );
