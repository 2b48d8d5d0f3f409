<?php
/**
 * Admin hooks of payment plans.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Payments\Plans;

defined( 'ABSPATH' ) || exit;

add_filter( 'mainstreet_editor_state', array( Payments_Account::class, 'add_to_editor' ), 7 );
