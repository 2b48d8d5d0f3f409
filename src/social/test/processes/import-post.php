<?php
/**
 * Publishes a post as an importer does, and prints its number.
 *
 * @package Mainstreet
 */

define( 'WP_IMPORTING', true );
echo wp_insert_post( array( 'post_title' => 'x', 'post_content' => 'x', 'post_status' => 'publish' ) );
