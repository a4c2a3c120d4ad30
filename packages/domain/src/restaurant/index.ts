export { type ChosenModifier, type DishChoice, dishKey } from './dishes/dish-choice.ts';
export {
  type OrderedDish,
  dishLineOf,
  choiceOfLine,
  type Shortage,
  findShortages,
  piecesTaken,
  leftAfter,
  takesFromBalance,
  isLineStopped,
} from './dishes/dish-line.ts';
export { type ListedSize, type ListedDish, type DishList, listDishes } from './dishes/dish-list.ts';
export {
  type ChoiceBounds,
  type MenuModifier,
  type MenuModifierGroup,
  type Nutrition,
  type MenuSize,
  type MenuDish,
  type MenuCategory,
  type DishMenu,
  readDishMenu,
} from './dishes/dish-menu.ts';
export {
  type PickedModifier,
  type DishPick,
  type ChoiceProblem,
  defaultSize,
  defaultModifiers,
  needsChoice,
  pickDish,
} from './dishes/dish-pick.ts';
export { IikoIdMap, isSameIikoId } from './iiko-id.ts';
export { choiceProblemText, shortageText } from './dishes/dish-texts.ts';
export { type PlanPlace, type FloorPlan, readFloorPlan } from './floor-plan.ts';
export {
  getExternalMenu,
  getOrganizations,
  getTerminalGroups,
  getRestaurantSections,
  getNomenclature,
  getMenusV2,
  getMenuByIdV2,
  getExternalOrganizations,
  getExternalNomenclature,
  getExternalMenusV2,
  getExternalMenuByIdV2,
  getDishes,
  getDish,
  getStopList,
} from './restaurant-endpoints.ts';
export {
  type Organization,
  organizationsSchema,
  type Organizations,
  readOrganizations,
  type TerminalGroup,
  restaurantTerminalGroupName,
  terminalGroupsSchema,
  type TerminalGroups,
  readTerminalGroups,
  type RestaurantSection,
  restaurantSectionsSchema,
  type RestaurantSections,
  readSections,
  nomenclatureSchema,
  type Nomenclature,
  type ExternalMenuEntry,
  externalMenusSchema,
  type ExternalMenus,
  readMenuEntries,
  priceCategoryIdOf,
  externalMenuSchema,
  type ExternalMenu,
} from './restaurant-schema.ts';
export {
  type Stopped,
  stopListGoodForMinutes,
  type RestaurantState,
  restaurantStopListChange,
  piecesLeft,
  isDishStopped,
  stopListsSchema,
  type StopListPlace,
  readStopList,
} from './stop-list.ts';
export { terminalTime } from './terminal-time.ts';
