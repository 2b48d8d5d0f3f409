<?php
namespace Mainstreet\Blocks\Revue;

defined( 'ABSPATH' ) || exit;

return array(
	'group'       => 'forms',
	'label'       => __( 'Revue', 'mainstreet-blocks' ),
	'description' => __( 'Forms from the newsletter service Revue, which closed in 2023.', 'mainstreet-blocks' ),
	'requires'    => 'subscriptions',
	'is_hidden'   => static fn() => ! Revue::is_used(),
	'help'        => __( 'People who submit such a form are subscribed to this site’s own newsletter.', 'mainstreet-blocks' ),
);
