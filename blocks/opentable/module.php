<?php
namespace Mainstreet\Blocks\Opentable;

defined( 'ABSPATH' ) || exit;

return array(
	'group'       => 'embeds',
	'label'       => __( 'OpenTable', 'mainstreet-blocks' ),
	'description' => __( 'Table reservations with OpenTable.', 'mainstreet-blocks' ),
	'sent'        => __( 'Visitors’ browsers load the form, so it sees their IP address, browser details and the page. Reservations are entered at OpenTable. It may set cookies.', 'mainstreet-blocks' ),
	'policy'      => __( 'Reservation forms on our pages load from OpenTable when they scroll into view. OpenTable then receives your IP address, the page you are on and, when you make a reservation, the details you enter, and may set cookies.', 'mainstreet-blocks' ),
	'help'        => __( 'Enter an OpenTable restaurant ID or embed code. The form loads from OpenTable in visitors’ browsers.', 'mainstreet-blocks' ),
);
