<?php
/**
 * Admin hooks of payment events.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Payments\Events;

defined( 'ABSPATH' ) || exit;

add_filter( 'mainstreet_settings_state', array( Webhook_Controller::class, 'add_to_settings' ) );
