<?php
/**
 * Prints the content of the page `$values['page']` as a visitor's browser, or a cache, gets it.
 *
 * @package Mainstreet
 */

global $wp_query, $wp_the_query;
$wp_query     = new WP_Query( array( 'page_id' => $values['page'] ) );
$wp_the_query = $wp_query;
remove_all_actions( 'template_redirect' );
do_action( 'template_redirect' );
the_post();
the_content();
