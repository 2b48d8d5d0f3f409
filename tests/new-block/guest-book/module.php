<?php
/**
 * Module: Guest Book.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Blocks\Guest_Book;

defined( 'ABSPATH' ) || exit;

return array(
	'label'       => __( 'Guest Book', 'mainstreet-blocks' ),
	'description' => __( 'What guests wrote.', 'mainstreet-blocks' ),
	'help'        => __( 'Editors enter what guests wrote.', 'mainstreet-blocks' ),
);
