<?php
/** Abilities: fields of a post for search engines. */

namespace Mainstreet\Social\Previews;

defined( 'ABSPATH' ) || exit;

return array(
	'get-seo-fields' => array(
		'label'       => __( 'Get SEO fields', 'mainstreet-blocks' ),
		'description' => __( 'Returns the title and description of a post for search engines, and whether they leave it out.', 'mainstreet-blocks' ),
		'method'      => 'GET',
		'route'       => '/seo/(?P<id>\d+)',
		'input'       => array( 'id' => __( 'ID of the post.', 'mainstreet-blocks' ) ),
	),
	'set-seo-fields' => array(
		'label'         => __( 'Set SEO fields', 'mainstreet-blocks' ),
		'description'   => __( 'Changes the title and description of a post for search engines, or whether they leave it out. A published post changes at once.', 'mainstreet-blocks' ),
		'method'        => 'POST',
		'route'         => '/seo/(?P<id>\d+)',
		'input'         => array(
			'id'          => __( 'ID of the post.', 'mainstreet-blocks' ),
			'title'       => __( 'Title; empty for that of the post.', 'mainstreet-blocks' ),
			'description' => __( 'Description; empty for the excerpt.', 'mainstreet-blocks' ),
			'noindex'     => __( 'Whether search engines leave the post out.', 'mainstreet-blocks' ),
		),
		'is_idempotent' => true,
	),
);
