<?php
/**
 * Publishes posts as an importer does: a stored draft with an old date, and one that is published at once. Prints how many
 * campaigns came of it.
 *
 * @package Mainstreet
 */

use Mainstreet\Newsletter\Campaigns\Campaigns;

define( 'WP_IMPORTING', true );
$mainstreet_posts = array(
	wp_insert_post(
		array(
			'post_title'  => 'Old',
			'post_status' => 'draft',
			'post_date'   => $values['date'],
		)
	),
	wp_insert_post(
		array(
			'post_title'  => 'New',
			'post_status' => 'publish',
		)
	),
);
wp_publish_post( $mainstreet_posts[0] );
$mainstreet_mailed = 0;
foreach ( $mainstreet_posts as $mainstreet_post ) {
	$mainstreet_mailed += 'publish' === get_post_status( $mainstreet_post ) && ( new Campaigns() )->find_by_post( $mainstreet_post ) ? 1 : 0;
	wp_delete_post( $mainstreet_post, true );
}
echo "mailed: $mainstreet_mailed";
