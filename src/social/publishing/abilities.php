<?php
/** Abilities: sharing posts to networks. */

namespace Mainstreet\Social\Publishing;

defined( 'ABSPATH' ) || exit;

return array(
	'list-shares' => array(
		'label'       => __( 'List shares', 'mainstreet-blocks' ),
		'description' => __( 'Lists the posts that were shared to social networks, newest first, with the reason where sharing failed.', 'mainstreet-blocks' ),
		'method'      => 'GET',
		'route'       => '/shares',
		'input'       => array(
			'post'     => __( 'ID of a post; 0 for all.', 'mainstreet-blocks' ),
			'state'    => __( 'Only shares in this state; empty for all.', 'mainstreet-blocks' ),
			'search'   => __( 'Words of the post title.', 'mainstreet-blocks' ),
			'page',
			'per_page',
		),
	),
	'share-post'  => array(
		'label'       => __( 'Share a post', 'mainstreet-blocks' ),
		'description' => __( 'Shares a published post to the connected social networks now. This is public at once.', 'mainstreet-blocks' ),
		'method'      => 'POST',
		'route'       => '/posts/(?P<id>\d+)/publicize',
		'input'       => array(
			'id'                  => __( 'ID of the post.', 'mainstreet-blocks' ),
			'message'             => __( 'Message; empty for the post title.', 'mainstreet-blocks' ),
			'skipped_connections' => __( 'IDs of the connections to leave out.', 'mainstreet-blocks' ),
		),
	),
);
