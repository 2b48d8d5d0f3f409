<?php
/**
 * The contact form's definition, for the pipeline that every visitor's post goes through.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Blocks\Contact_Form;

use Mainstreet\Blocks\Contact_Form\Definition\Form_Definition;

defined( 'ABSPATH' ) || exit;

return static function ( array $block ): ?array {
	$definition = Form_Definition::from_block( $block );
	// A form kept in a post of its own (`ref`) is defined there.
	return $definition && $definition['fields'] ? $definition : null;
};
