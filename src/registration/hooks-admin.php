<?php
/** Admin hooks of blocks, editor state and routes. */

namespace Mainstreet\Registration;

use Mainstreet\Registration\Modules\Module_Conflicts;

defined( 'ABSPATH' ) || exit;

add_action( 'admin_notices', array( Module_Conflicts::class, 'show_warnings' ) );
add_action( 'mainstreet_policy_texts', array( Policy_Texts::class, 'suggest_policy' ) );
