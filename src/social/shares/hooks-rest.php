<?php
/**
 * REST hooks of posts that are sent to networks.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Social\Shares;

defined( 'ABSPATH' ) || exit;

add_filter( 'mainstreet_card_preview', array( Share_Preview::class, 'add' ), 10, 4 );
