<?php
namespace Mainstreet\Blocks\Pinterest;

defined( 'ABSPATH' ) || exit;

return array(
	'group'       => 'embeds',
	'label'       => __( 'Pinterest', 'mainstreet-blocks' ),
	'description' => __( 'Pins, boards and profiles from Pinterest.', 'mainstreet-blocks' ),
	'help'        => __( 'Paste the URL of a pin, board or profile into the block.', 'mainstreet-blocks' ),
	'sent'        => __( 'Visitors’ browsers load pins and boards, so it sees their IP address, browser details and the page. It may set cookies.', 'mainstreet-blocks' ),
	'policy'      => __( 'Pins and boards on our pages load from Pinterest when they scroll into view, or when you click their button. Pinterest then receives your IP address and the page you view, and may set cookies.', 'mainstreet-blocks' ),
);
