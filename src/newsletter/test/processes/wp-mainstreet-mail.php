<?php
/**
 * Runs `wp mainstreet mail` twice, and its status behind each.
 *
 * @package Mainstreet
 */

add_filter( 'pre_wp_mail', '__return_true' );
$class   = WP_CLI::$commands['mainstreet mail'];
$command = new $class();
$command->run( array(), array( 'limit' => '2' ) );
$command->status();
$command->run( array(), array( 'seconds' => '5', 'limit' => '9' ) );
$command->status();
