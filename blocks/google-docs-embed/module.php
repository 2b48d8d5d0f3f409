<?php
namespace Mainstreet\Blocks\Google_Docs_Embed;

defined( 'ABSPATH' ) || exit;

return array(
	'group'       => 'embeds',
	'label'       => __( 'Google Docs', 'mainstreet-blocks' ),
	'description' => __( 'Documents, spreadsheets and presentations from Google.', 'mainstreet-blocks' ),
	'sent'        => __( 'Visitors’ browsers load the document, so Google sees their IP address, browser details and the page. It may set cookies.', 'mainstreet-blocks' ),
	'policy'      => __( 'Documents on our pages load from Google when they scroll into view. Google then receives your IP address, the page you are on and the document you view, and may set cookies.', 'mainstreet-blocks' ),
	'help'        => __( 'No setup needed. Anyone with the link must be able to view the document.', 'mainstreet-blocks' ),
);
