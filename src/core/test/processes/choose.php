<?php
/**
 * Chooses a value that another process may be choosing at the same moment, and prints which one holds.
 *
 * @package Mainstreet
 */

use Mainstreet\Core\Options\Stored_Once;

wp_cache_set( 'notoptions', array( 'mainstreet_once' => true ), 'options' );
echo Stored_Once::choose( 'mainstreet_once', '/^[0-9a-f]{32}$/D', bin2hex( random_bytes( 16 ) ) );
