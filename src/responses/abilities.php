<?php
/** Abilities: forms and their responses. */

namespace Mainstreet\Responses;

defined( 'ABSPATH' ) || exit;

return array(
	'list-forms'       => array(
		'label'       => __( 'List forms', 'mainstreet-blocks' ),
		'description' => __( 'Lists the forms of the site with their fields, and the post, pattern, template or widget that contains each.', 'mainstreet-blocks' ),
		'method'      => 'GET',
		'route'       => '/forms',
		'input'       => array( 'page', 'per_page' ),
	),
	'create-form'      => array(
		'label'       => __( 'Create a form', 'mainstreet-blocks' ),
		'description' => __( 'Creates a page with a form as a draft. It is not published: a person reviews it in the editor and publishes it.', 'mainstreet-blocks' ),
		'method'      => 'POST',
		'route'       => '/forms',
		'input'       => array(
			'title'  => __( 'Title of the page and of the form.', 'mainstreet-blocks' ),
			'fields' => __( 'Fields in their order.', 'mainstreet-blocks' ),
			'button' => __( 'Label of the button.', 'mainstreet-blocks' ),
		),
	),
	'list-responses'   => array(
		'label'        => __( 'List form responses', 'mainstreet-blocks' ),
		'description'  => __( 'Lists responses to the forms of the site, newest first.', 'mainstreet-blocks' ),
		'is_untrusted' => true,
		'method'       => 'GET',
		'route'        => '/feedback',
		'input'        => array(
			'status'   => __( 'Folder: inbox, spam or trash.', 'mainstreet-blocks' ),
			'unread'   => __( 'Whether to list only unread responses.', 'mainstreet-blocks' ),
			'source'   => __( 'ID of the post that contains the form.', 'mainstreet-blocks' ),
			'form'     => __( 'Title of the form.', 'mainstreet-blocks' ),
			'after'    => __( 'Only responses from this date or time onward, in the site’s time zone, such as 2026-01-31.', 'mainstreet-blocks' ),
			'before'   => __( 'Only responses before this date or time, in the site’s time zone.', 'mainstreet-blocks' ),
			'search'   => __( 'Words to search for.', 'mainstreet-blocks' ),
			'page',
			'cursor'   => __( 'For the next page of search results: “next” of the previous one.', 'mainstreet-blocks' ),
			'per_page',
		),
	),
	'get-response'     => array(
		'label'        => __( 'Get a form response', 'mainstreet-blocks' ),
		'description'  => __( 'Returns one response with all its fields.', 'mainstreet-blocks' ),
		'is_untrusted' => true,
		'method'       => 'GET',
		'route'        => '/feedback/(?P<id>\d+)',
		'input'        => array( 'id' => __( 'ID of the response.', 'mainstreet-blocks' ) ),
	),
	'update-responses' => array(
		'label'         => __( 'Sort form responses', 'mainstreet-blocks' ),
		'description'   => __( 'Marks up to 100 responses as read or unread, moves them to spam or to the trash, or back to the inbox. Nothing is deleted for good.', 'mainstreet-blocks' ),
		'method'        => 'POST',
		'route'         => '/feedback',
		'input'         => array(
			'ids'    => __( 'IDs of the responses.', 'mainstreet-blocks' ),
			'action' => array(
				'enum'        => array( 'read', 'unread', 'spam', 'notspam', 'trash', 'restore' ),
				'description' => __( 'notspam moves responses from spam to the inbox, restore from the trash.', 'mainstreet-blocks' ),
			),
		),
		'is_idempotent' => true,
	),
);
