<?php
/**
 * Admin hooks of posts that are sent to networks.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Social\Shares;

defined( 'ABSPATH' ) || exit;

add_action( 'admin_menu', array( Shares_Screen::class, 'add' ) );
