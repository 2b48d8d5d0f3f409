<?php
/** Returns the function that reads the definition of a contact form, for the pipeline of visitor submissions. */

namespace Mainstreet\Blocks\Contact_Form;

use Mainstreet\Blocks\Contact_Form\Definition\Form_Definition;

defined( 'ABSPATH' ) || exit;

return static function ( array $block ): ?array {
	$definition = Form_Definition::from_block( $block );
	// A form stored in its own post (`ref`) is defined there.
	return $definition && $definition['fields'] ? $definition : null;
};
