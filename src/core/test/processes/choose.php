<?php
/**
 * Chooses a value that another process may be choosing at the same moment, and prints which one holds.
 *
 * @package Mainstreet
 */

use Mainstreet\Core\Options\Atomic_Option;

wp_cache_set( 'notoptions', array( 'mainstreet_once' => true ), 'options' );
echo Atomic_Option::get_or_create( 'mainstreet_once', '/^[0-9a-f]{32}$/D', bin2hex( random_bytes( 16 ) ) );
